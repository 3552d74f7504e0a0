package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;

import dev.parlor.app.bluetooth.SignAir;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/** From the advert in the air to the file that all have signed. */
@RunWith(RobolectricTestRunner.class)
public final class FourPhonesOverTheAirTest extends OverTheAir {
  @Test
  public void fourPlayAHandOfHoldemOverRfcomm() throws Exception {
    Optional<ClassicAddress> host = ClassicAddress.read(SignAir.HOST);
    try (PhonesInReach company = new PhonesInReach(4, () -> radio(host))) {
      List<AutoPlayer<PokerView>> players =
          company.gatherByCode(PokerKit.KIT, Map.of("handLimit", "1"), SimplePlayers::poker);
      company.until("the cards are there", players, AutoPlayer::hasPicture);
      company.phones.forEach(phone -> assertEquals(Set.of(Way.RFCOMM), phone.ways()));
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      assertNoFaults(company);
    }
  }

  @Test
  public void twoWhoHaveNeverMetPlayPilesOverLowEnergy() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2, () -> radio(Optional.empty()))) {
      List<AutoPlayer<PilesView>> players =
          company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles);
      company.untilSigned(players);
      FourPhonesTest.assertSignedByAll(players);
      assertNoFaults(company);
    }
  }
}
