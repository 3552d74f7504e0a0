package dev.parlor.app.nearby;

import android.app.Application;
import android.os.Handler;
import android.os.Looper;
import android.util.Log;
import androidx.core.content.ContextCompat;
import dev.parlor.app.bluetooth.AddressBook;
import dev.parlor.app.bluetooth.AndroidRadio;
import dev.parlor.app.bluetooth.NearbyRadio;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.identity.KeystoreVault;
import dev.parlor.app.station.StationInRange;
import dev.parlor.app.station.StationVisits;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.rim.table.RealStrand;
import java.nio.file.Path;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;

/** Makes the objects of a real phone, once a process, and nothing else. */
public class ParlorApplication extends Application implements Household {
  private static final String TAG = "Parlor";

  private final ExecutorService workers = Workers.make();
  private @Nullable Nearby nearby;
  private @Nullable NearbyRadio radio;
  private @Nullable AddressBook addresses;
  private @Nullable IdentityStore identity;

  /** Made when somebody first asks; of the main thread. */
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
      made = AndroidRadio.of(this, addresses(), ParlorApplication::failed);
      radio = made;
    }
    return made;
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

  /** Of the main thread; what it gives is slow and is not. */
  @Override
  public IdentityStore identity() {
    IdentityStore made = identity;
    if (made == null) {
      made =
          new IdentityStore(getNoBackupFilesDir().toPath(), new KeystoreVault(), Entropy.system());
      identity = made;
    }
    return made;
  }

  private Nearby make() {
    Path hidden = getNoBackupFilesDir().toPath();
    Handler main = new Handler(Looper.getMainLooper());
    StationVisits visits =
        new StationVisits(radio(), identity(), getFilesDir().toPath(), main::post, workers);
    StationInRange stations = new StationInRange(radio(), visits);
    Means means =
        new Means(
            identity(),
            radio(),
            addresses(),
            new Rooms(hidden.resolve("tables"), getFilesDir().toPath()),
            new PowerAwake(this),
            Entropy.system(),
            main::post,
            workers,
            tid -> stations.ticket(tid),
            failed -> new RealStrand(workers, failed),
            ParlorApplication::failed);
    return new Neighbourhood(means, this::guard);
  }

  /** Started from the tap on host or join, while the app is visible. */
  private void guard() {
    try {
      ContextCompat.startForegroundService(this, TableService.intent(this));
    } catch (IllegalStateException | SecurityException refused) {
      failed(refused); // the table goes on for as long as Android lets the process live
    }
  }

  private static void failed(Throwable fault) {
    Log.e(TAG, "a fault of our own", fault);
  }
}
