package dev.parlor.app.station;

import android.os.SystemClock;
import androidx.lifecycle.MutableLiveData;
import dev.parlor.app.identity.FakeVault;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.nearby.FakeNearby;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.phone.ShippedScreens;
import dev.parlor.app.visit.StationVisits;
import dev.parlor.app.visit.Visitor;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.radio.testing.FakeRadio;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.tables.Catalogue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.shadows.ShadowLooper;

/** A station and its visitor in one application, each with a radio of its own. */
public final class StationHousehold extends ShippedScreens implements Household, Stations, Visitor {
  private final ExecutorService workers = Executors.newCachedThreadPool();
  private final ExecutorService background = Executors.newSingleThreadExecutor();
  private final BlockingQueue<Runnable> main = new LinkedBlockingQueue<>();
  private final FakeAir air = new FakeAir(workers);
  private final FakeNearby nearby = new FakeNearby();
  public final FakeRadio radio = air.radio();
  public final Diary diary = new Diary(SystemClock::elapsedRealtime);
  private IdentityStore identity;
  private OwnStation station;
  private StationVisits visits;

  public static StationHousehold get() {
    return (StationHousehold) RuntimeEnvironment.getApplication();
  }

  @Override
  public void onCreate() {
    super.onCreate();
    identity = store("me");
    station =
        new OwnStation(
            radio,
            new StationFiles(
                Catalogue.SHIPPED.games(),
                store("station"),
                getFilesDir().toPath().resolve("station")),
            main::add,
            workers,
            () -> new RealStrand(workers, Throwable::printStackTrace),
            () -> {});
    visits =
        new StationVisits(
            Catalogue.SHIPPED.games(),
            air.radio(),
            identity,
            getFilesDir().toPath(),
            main::add,
            workers);
  }

  /** Shows what the owner sees of a station that has been open for a while. */
  public void shows(StationView view) {
    ((MutableLiveData<StationView>) station.view()).setValue(view);
  }

  private IdentityStore store(String name) {
    return new IdentityStore(
        getFilesDir().toPath().resolve(name), new FakeVault(), Entropy.system());
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
      background.submit(() -> {}).get(240, TimeUnit.SECONDS);
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

  @Override
  public Nearby nearby() {
    return nearby;
  }

  @Override
  public NearbyRadio radio() {
    return radio;
  }

  @Override
  public Diary diary() {
    return diary;
  }

  @Override
  public IdentityStore identity() {
    return identity;
  }

  @Override
  public Executor background() {
    return background;
  }
}
