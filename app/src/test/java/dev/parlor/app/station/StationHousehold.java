package dev.parlor.app.station;

import androidx.lifecycle.MutableLiveData;
import dev.parlor.app.household.FakeHousehold;
import dev.parlor.app.visit.StationVisits;
import dev.parlor.app.visit.Visitor;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.tables.Catalogue;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.shadows.ShadowLooper;

/** A station and its visitor in one application, each with a radio of its own. */
public final class StationHousehold extends FakeHousehold implements Stations, Visitor {
  private final BlockingQueue<Runnable> main = new LinkedBlockingQueue<>();
  private OwnStation station;
  private StationVisits visits;

  public StationHousehold() {
    super(Executors.newCachedThreadPool(), Executors.newSingleThreadExecutor());
  }

  public static StationHousehold get() {
    return (StationHousehold) RuntimeEnvironment.getApplication();
  }

  @Override
  public void onCreate() {
    super.onCreate();
    Path folder = getFilesDir().toPath().resolve("station");
    station =
        new OwnStation(
            radio,
            new StationFiles(Catalogue.SHIPPED.games(), store(folder), folder),
            main::add,
            workers,
            () -> new RealStrand(workers, Throwable::printStackTrace),
            () -> {});
    visits =
        new StationVisits(
            Catalogue.SHIPPED.games(),
            air.radio(),
            identity(),
            getFilesDir().toPath(),
            main::add,
            workers);
  }

  /** Shows what the owner sees of a station that has been open for a while. */
  public void shows(StationView view) {
    ((MutableLiveData<StationView>) station.view()).setValue(view);
  }

  /** Does what other threads want done on the main thread until this holds. */
  public void until(String what, BooleanSupplier done) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(240);
    try {
      ShadowLooper.idleMainLooper();
      while (!done.getAsBoolean()) {
        Runnable task = main.poll(20, TimeUnit.MILLISECONDS);
        if (task != null) {
          task.run();
        } else if (System.nanoTime() > end) {
          throw new AssertionError("in vain: " + what);
        }
        ShadowLooper.idleMainLooper();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits for what the screens have read in the background, and lets them use it. */
  public void settle() {
    try {
      CompletableFuture.runAsync(() -> {}, background()).get(240, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
    for (Runnable task = main.poll(); task != null; task = main.poll()) {
      task.run();
    }
  }

  @Override
  public OwnStation station() {
    return station;
  }

  @Override
  public StationVisits visits() {
    return visits;
  }
}
