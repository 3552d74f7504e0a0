package dev.parlor.app.household;

import android.os.SystemClock;
import dev.parlor.app.identity.FakeVault;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.nearby.FakeNearby;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.phone.ShippedScreens;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.radio.testing.FakeRadio;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKits;
import java.util.concurrent.Executor;
import org.robolectric.RuntimeEnvironment;

/** An application whose neighbourhood is made up by the test. */
public final class TestHousehold extends ShippedScreens implements Household {
  public final FakeNearby nearby = new FakeNearby();
  public final FakeRadio radio = new FakeAir(Runnable::run).radio();
  private Nearby real = nearby;
  public final Diary diary = new Diary(SystemClock::elapsedRealtime);
  private TableKits kits = Catalogue.SHIPPED;
  private IdentityStore identity;

  /** The application of this test. */
  public static TestHousehold get() {
    return (TestHousehold) RuntimeEnvironment.getApplication();
  }

  @Override
  public void onCreate() {
    super.onCreate();
    forgetIdentity();
    new Settings(this).set(Toggle.WELCOMED, true);
  }

  /** Forgets the key, as in the next process: it is read from its file again. */
  public void forgetIdentity() {
    identity = new IdentityStore(getFilesDir().toPath(), new FakeVault(), Entropy.system());
  }

  /** Lets screens play with real neighbours from now on. */
  public void plays(Nearby neighbours) {
    real = neighbours;
  }

  /** Gives this phone these games from now on. */
  public void knows(TableKits games) {
    kits = games;
  }

  @Override
  public TableKits kits() {
    return kits;
  }

  @Override
  public Nearby nearby() {
    return real;
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
    return Runnable::run;
  }
}
