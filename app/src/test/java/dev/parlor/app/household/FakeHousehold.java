package dev.parlor.app.household;

import android.os.SystemClock;
import dev.parlor.app.identity.FakeVault;
import dev.parlor.app.identity.IdentityStore;
import dev.parlor.app.nearby.FakeNearby;
import dev.parlor.app.nearby.Household;
import dev.parlor.app.nearby.Nearby;
import dev.parlor.app.phone.ShippedScreens;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.testing.FakeAir;
import dev.parlor.radio.testing.FakeRadio;
import java.nio.file.Path;
import java.util.concurrent.Executor;

/** An application with a key in its files, whose neighbours and radio are made up. */
public abstract class FakeHousehold extends ShippedScreens implements Household {
  public final FakeNearby nearby = new FakeNearby();
  public final FakeRadio radio;
  public final Diary diary = new Diary(SystemClock::elapsedRealtime);
  protected final FakeAir air;
  protected final Executor workers;
  private final Executor background;
  private IdentityStore identity;

  /**
   * @param workers what the radio tells on
   * @param background what the screens read in
   */
  protected FakeHousehold(Executor workers, Executor background) {
    this.workers = workers;
    this.background = background;
    air = new FakeAir(workers);
    radio = air.radio();
  }

  @Override
  public void onCreate() {
    super.onCreate();
    forgetIdentity();
  }

  /** Forgets the key, as in the next process: it is read from its file again. */
  public final void forgetIdentity() {
    identity = store(getFilesDir().toPath());
  }

  protected static IdentityStore store(Path folder) {
    return new IdentityStore(folder, new FakeVault(), Entropy.system());
  }

  @Override
  public Nearby nearby() {
    return nearby;
  }

  @Override
  public final NearbyRadio radio() {
    return radio;
  }

  @Override
  public final Diary diary() {
    return diary;
  }

  @Override
  public final IdentityStore identity() {
    return identity;
  }

  @Override
  public final Executor background() {
    return background;
  }
}
