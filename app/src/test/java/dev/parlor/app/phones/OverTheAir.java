package dev.parlor.app.phones;

import android.app.Application;
import android.os.StrictMode;
import dev.parlor.app.bluetooth.AndroidRadio;
import dev.parlor.app.bluetooth.JoinedAdvertiser;
import dev.parlor.app.bluetooth.JoinedAdvertisingSet;
import dev.parlor.app.bluetooth.JoinedGatt;
import dev.parlor.app.bluetooth.JoinedGattServer;
import dev.parlor.app.bluetooth.JoinedScanner;
import dev.parlor.app.bluetooth.JoinedServerSocket;
import dev.parlor.app.bluetooth.JoinedSocket;
import dev.parlor.app.bluetooth.OwnPhone;
import dev.parlor.app.bluetooth.RobolectricPhone;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.NearbyRadio;
import dev.parlor.radio.diary.Diary;
import dev.parlor.rim.table.RealStrand;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.After;
import org.junit.Before;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * Whole phones over Android's own Bluetooth, as far as Robolectric has one. Nothing slow is done on
 * their main thread.
 */
@Config(
    application = Application.class,
    shadows = {
      JoinedAdvertiser.class,
      JoinedAdvertisingSet.class,
      JoinedGatt.class,
      JoinedGattServer.class,
      JoinedScanner.class,
      JoinedServerSocket.class,
      JoinedSocket.class
    })
public abstract class OverTheAir {
  private final List<Throwable> faults = new CopyOnWriteArrayList<>();

  @Before
  public void switchOn() {
    RobolectricPhone.switchOn();
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder().detectAll().penaltyDeath().build());
  }

  @After
  public void lax() {
    StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.LAX);
  }

  /** Knows the classic radios of everybody, after playing with them before, or of nobody. */
  private record Known(Optional<ClassicAddress> where) implements AddressBook {
    @Override
    public Optional<ClassicAddress> find(Bytes npub) {
      return where;
    }

    @Override
    public void remember(Bytes npub, ClassicAddress address) {
      // what it knows stays as it is
    }
  }

  /**
   * The radio of a phone.
   *
   * @param where everybody else is, if that is known
   */
  final NearbyRadio radio(Optional<ClassicAddress> where) {
    return AndroidRadio.of(
        RuntimeEnvironment.getApplication(),
        new Known(where),
        new Diary(() -> 0),
        new RealStrand(Runnable::run, faults::add));
  }

  /**
   * The radio of one of several phones, each of which is reached by itself.
   *
   * @param number from 1
   */
  final NearbyRadio radio(int number, AddressBook book) {
    return OwnPhone.radio(
        RuntimeEnvironment.getApplication(),
        number,
        book,
        new Diary(() -> 0),
        new RealStrand(Runnable::run, faults::add));
  }

  final void assertNoFaults(PhonesInReach company) {
    company.assertNoFaults();
    for (Throwable fault : faults) {
      throw new AssertionError("a fault of a radio", fault);
    }
  }
}
