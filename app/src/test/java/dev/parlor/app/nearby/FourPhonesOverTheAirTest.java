package dev.parlor.app.nearby;

import android.app.Application;
import android.os.StrictMode;
import dev.parlor.app.bluetooth.AddressBook;
import dev.parlor.app.bluetooth.AndroidRadio;
import dev.parlor.app.bluetooth.ClassicAddress;
import dev.parlor.app.bluetooth.JoinedAdvertiser;
import dev.parlor.app.bluetooth.JoinedGatt;
import dev.parlor.app.bluetooth.JoinedGattServer;
import dev.parlor.app.bluetooth.JoinedScanner;
import dev.parlor.app.bluetooth.JoinedServerSocket;
import dev.parlor.app.bluetooth.JoinedSocket;
import dev.parlor.app.bluetooth.NearbyRadio;
import dev.parlor.app.bluetooth.RobolectricPhone;
import dev.parlor.app.bluetooth.SignAir;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.match.GameKits;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * Whole phones over Android's own Bluetooth, as far as Robolectric has one: from the advert in the
 * air to the file that all have signed.
 */
@RunWith(RobolectricTestRunner.class)
@Config(
    application = Application.class,
    shadows = {
      JoinedAdvertiser.class,
      JoinedGatt.class,
      JoinedGattServer.class,
      JoinedScanner.class,
      JoinedServerSocket.class,
      JoinedSocket.class
    })
public final class FourPhonesOverTheAirTest {
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

  /** Has played with everybody before, and knows where their classic radios are. */
  private record Known(Optional<ClassicAddress> where) implements AddressBook {
    @Override
    public Optional<ClassicAddress> find(Bytes npub) {
      return where;
    }

    @Override
    public void remember(Bytes npub, ClassicAddress address) {
      // known already
    }
  }

  private NearbyRadio radio(Optional<ClassicAddress> where) {
    return AndroidRadio.of(RuntimeEnvironment.getApplication(), new Known(where), faults::add);
  }

  private void assertNoFaults() {
    for (Throwable fault : faults) {
      throw new AssertionError("a fault of a radio", fault);
    }
  }

  @Test
  public void fourPlayAHandOfHoldemOverRfcomm() throws Exception {
    Optional<ClassicAddress> host = ClassicAddress.read(SignAir.HOST);
    try (Company company = new Company(4, () -> radio(host))) {
      List<AutoPlayer<PokerView>> players =
          company.gather(GameKits.POKER, Map.of("handLimit", "1"), Players::poker);
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      company.assertNoFaults();
      assertNoFaults();
    }
  }

  @Test
  public void twoWhoHaveNeverMetPlayPilesOverLowEnergy() throws Exception {
    try (Company company = new Company(2, () -> radio(Optional.empty()))) {
      List<AutoPlayer<PilesView>> players =
          company.gather(GameKits.PILES, Map.of(), Players::piles);
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      company.assertNoFaults();
      assertNoFaults();
    }
  }
}
