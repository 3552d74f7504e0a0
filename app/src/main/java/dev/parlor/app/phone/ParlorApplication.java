package dev.parlor.app.phone;

import android.content.Intent;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.util.Log;
import androidx.core.content.ContextCompat;
import dev.parlor.app.bluetooth.AndroidRadio;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.identity.KeystoreVault;
import dev.parlor.app.nearby.AddressFile;
import dev.parlor.app.nearby.DeckClock;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.Means;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.nearby.Neighbourhood;
import dev.parlor.app.nearby.Rooms;
import dev.parlor.app.nearby.TableService;
import dev.parlor.app.nearby.WarmUp;
import dev.parlor.app.nearby.Workers;
import dev.parlor.app.station.OwnStation;
import dev.parlor.app.station.StationFiles;
import dev.parlor.app.station.StationService;
import dev.parlor.app.station.Stations;
import dev.parlor.app.visit.StationInRange;
import dev.parlor.app.visit.StationVisits;
import dev.parlor.app.visit.Visitor;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.diary.Diary;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.rim.table.Strand;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Makes the objects of a real phone, once for a process, and does nothing else. */
public class ParlorApplication extends ShippedScreens implements Household, Stations, Visitor {
  private static final String TAG = "Parlor";

  private final ExecutorService workers = Workers.make();
  private final Diary diary = new Diary(SystemClock::elapsedRealtime);
  private @Nullable Nearby nearby;
  private @Nullable NearbyRadio radio;
  private @Nullable AddressBook addresses;
  private @Nullable IdentityStore identity;
  private @Nullable OwnStation station;
  private @Nullable StationVisits visits;

  /** Made when it is first asked for. Used on the main thread. */
  @Override
  public Nearby nearby() {
    Nearby made = nearby;
    if (made == null) {
      made = make();
      nearby = made;
    }
    return made;
  }

  @Override
  public NearbyRadio radio() {
    NearbyRadio made = radio;
    if (made == null) {
      made = AndroidRadio.of(this, addresses(), diary, strand(workers, ParlorApplication::failed));
      radio = made;
    }
    return made;
  }

  @Override
  public Diary diary() {
    return diary;
  }

  /** The thread of a table. Its countdowns go on while the processor sleeps. */
  private static Strand strand(Executor jobs, Consumer<Throwable> failed) {
    return new RealStrand(jobs, failed, System.currentTimeMillis(), SystemClock::elapsedRealtime);
  }

  private AddressBook addresses() {
    AddressBook made = addresses;
    if (made == null) {
      made = new AddressFile(getNoBackupFilesDir().toPath().resolve("addresses"));
      addresses = made;
    }
    return made;
  }

  @Override
  public Executor background() {
    return workers;
  }

  /** It may be asked for on the main thread; its methods are slow and may not be called there. */
  @Override
  public IdentityStore identity() {
    IdentityStore made = identity;
    if (made == null) {
      made =
          new IdentityStore(
              getNoBackupFilesDir().toPath(),
              new KeystoreVault("parlor.identity"),
              Entropy.system());
      identity = made;
    }
    return made;
  }

  @Override
  public OwnStation station() {
    OwnStation made = station;
    if (made == null) {
      Path hidden = getNoBackupFilesDir().toPath().resolve("station");
      IdentityStore own =
          new IdentityStore(hidden, new KeystoreVault("parlor.station"), Entropy.system());
      made =
          new OwnStation(
              radio(),
              new StationFiles(kits().games(), own, getFilesDir().toPath().resolve("station")),
              new Handler(Looper.getMainLooper())::post,
              workers,
              () -> strand(workers, ParlorApplication::failed),
              () -> guard(StationService.intent(this)));
      station = made;
    }
    return made;
  }

  @Override
  public StationVisits visits() {
    StationVisits made = visits;
    if (made == null) {
      made =
          new StationVisits(
              kits().games(),
              radio(),
              identity(),
              getFilesDir().toPath(),
              new Handler(Looper.getMainLooper())::post,
              workers);
      visits = made;
    }
    return made;
  }

  private Nearby make() {
    Path hidden = getNoBackupFilesDir().toPath();
    Handler main = new Handler(Looper.getMainLooper());
    StationInRange stations = new StationInRange(radio(), visits());
    Means means =
        new Means(
            kits().games(),
            identity(),
            radio(),
            addresses(),
            new Rooms(hidden.resolve("tables"), getFilesDir().toPath()),
            Entropy.system(),
            new Means.Threads(
                main::post,
                workers,
                failed -> strand(new DeckClock(workers, diary), failed),
                ParlorApplication::failed),
            tid -> stations.ticket(tid));
    WarmUp warmUp = new WarmUp(workers, Entropy.system());
    return new Neighbourhood(means, warmUp, () -> guard(TableService.intent(this)));
  }

  /** Starts a service after a tap, while the app is visible. */
  private void guard(Intent service) {
    try {
      ContextCompat.startForegroundService(this, service);
    } catch (IllegalStateException | SecurityException refused) {
      failed(refused); // the table goes on for as long as Android lets the process live
    }
  }

  private static void failed(Throwable fault) {
    Log.e(TAG, "a fault of our own", fault);
  }
}
