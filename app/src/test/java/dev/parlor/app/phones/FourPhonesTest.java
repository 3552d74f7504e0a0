package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.os.StrictMode;
import dev.parlor.app.nearby.Checked;
import dev.parlor.app.nearby.NearbyInside;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.poker.PokerView;
import dev.parlor.nerve.EightGames;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.result.Verification;
import dev.parlor.radio.AddressBook;
import dev.parlor.radio.ClassicAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;

/** Whole phones in one process, from the sign above the door to the signed file. */
@RunWith(RobolectricTestRunner.class)
public final class FourPhonesTest {

  /** The test's thread is the main thread of all phones. It touches no disk and waits for none. */
  @Before
  public void strict() {
    StrictMode.setThreadPolicy(
        new StrictMode.ThreadPolicy.Builder().detectAll().penaltyDeath().build());
  }

  @After
  public void lax() {
    StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.LAX);
  }

  @Test
  public void theMainThreadMayNotAskForWhatIsSlow() throws Exception {
    try (PhonesInReach company = new PhonesInReach(1)) {
      TestPhone phone = company.phone(0);
      assertThrows(RuntimeException.class, () -> phone.identity.get());
      assertThrows(RuntimeException.class, () -> NearbyInside.left(phone.rooms));
      assertThrows(RuntimeException.class, () -> NearbyInside.journal(phone.rooms, "x"));
    }
  }

  @Test
  public void aHandOfHoldemEndsInAFileThatAllHaveSigned() throws Exception {
    try (PhonesInReach company = new PhonesInReach(4)) {
      List<AutoPlayer<PokerView>> players =
          company.gather(PokerKit.KIT, Map.of("handLimit", "1"), SimplePlayers::poker);
      company.untilSigned(players);
      assertSignedByAll(players);
      for (AutoPlayer<PokerView> player : players) {
        assertEquals(Ranking.UNRANKED, player.view().ranking());
        Checked checked = player.view().checked();
        assertEquals("one of each seat", 4, checked.shuffles());
        assertEquals("one of each seat", 4, checked.seeds());
        assertTrue(checked.toString(), checked.shares() > 4);
        assertTrue(checked.toString(), checked.messages() > checked.shares() + 8);
      }
      company.assertNoFaults();
    }
  }

  @Test
  public void aGameOfPilesEndsInAFileThatAllHaveSigned() throws Exception {
    try (PhonesInReach company = new PhonesInReach(2)) {
      List<AutoPlayer<PilesView>> players =
          company.gather(PilesKit.KIT, Map.of(), SimplePlayers::piles);
      company.untilSigned(players);
      assertSignedByAll(players);
      players.forEach(player -> assertEquals(Ranking.NEVER, player.view().ranking()));
      for (int i = 0; i < 2; i++) {
        Optional<ClassicAddress> own =
            Optional.ofNullable(company.phone(i).addresses.get(AddressBook.OWN));
        assertEquals(
            "each was told where it is",
            Optional.of("04:00:00:00:00:0" + (i + 1)),
            own.map(ClassicAddress::text));
      }
      company.assertNoFaults();
    }
  }

  static <V> void assertSignedByAll(List<AutoPlayer<V>> players) throws Exception {
    Set<String> texts = new HashSet<>();
    for (AutoPlayer<V> player : players) {
      Path file = player.view().result().get();
      SignedResult result = SignedResult.parse(Files.readAllBytes(file));
      Verification verdict =
          Verification.of(EightGames.ALL.games(), result, new Bip340(Entropy.system()));
      assertEquals(Verification.State.COMPLETE, verdict.state());
      assertEquals(players.size(), verdict.signers().size());
      texts.add(result.text());
    }
    assertEquals("all files are the same", 1, texts.size());
  }
}
