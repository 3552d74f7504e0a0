package dev.parlor.p2p.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.deal.SealedCrypto;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.log.Bip340;
import dev.parlor.p2p.match.GameKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The verbs of the original design. They follow from the log, although nobody sends them. */
class NarrativeTest {
  private static final Entropy ENTROPY = new SeededEntropy(9);
  private static final Bip340 SIGNATURES = new Bip340(ENTROPY);

  private static <S, V> List<Told> told(
      GameKit<S, V> kit, ComputerPlayer<S> player, Map<String, String> options) {
    PlayedMatch played = PlayedMatch.match(kit, player, 2, 31, options, SIGNATURES);
    Narrative narrative = new Narrative();
    Audit audit =
        Audit.of(kit, played.transcript, SIGNATURES, new SealedCrypto(), ENTROPY, narrative);
    assertEquals(List.of(), audit.lies());
    assertEquals(played.transcript.log().size(), narrative.told().size());
    return narrative.told();
  }

  private static Set<String> verbs(List<Told> told) {
    Set<String> verbs = new TreeSet<>();
    told.forEach(entry -> entry.follows().forEach(line -> verbs.add(line.split(":")[0])));
    return verbs;
  }

  @Test
  void aGameOfCardsIsDealtTurnedOverAndDecided() {
    List<Told> told = told(ClassicKit.KIT, new ClassicPlayer(), Map.of());
    assertEquals(Set.of("DEAL", "RESULT", "REVEAL", "TURN"), verbs(told));
    List<String> follows = new ArrayList<>();
    told.forEach(entry -> follows.addAll(entry.follows()));
    assertTrue(follows.contains("DEAL:1:0.0"), follows::toString);
    assertEquals(1, follows.stream().filter(line -> line.startsWith("RESULT:")).count());
    assertTrue(follows.stream().anyMatch(line -> line.matches("REVEAL:[2-9TJQKA][shdc]@0\\.\\d")));
    assertEquals("START_GAME", told.get(0).verb());
    assertEquals(List.of(), told.get(0).follows(), "before all have agreed nothing follows");
  }

  @Test
  void theDealersCardsHaveAVerbOfTheirOwn() {
    assertTrue(
        verbs(told(DuelKit.KIT, new DuelPlayer(), Map.of("rounds", "1")))
            .containsAll(Set.of("DEAL", "DEALER", "REVEAL", "TURN", "RESULT")));
  }

  @Test
  void whoGoesOutInRommeIsNamed() {
    assertTrue(
        verbs(told(RommeKit.KIT, new RommeComputer(), Map.of("match", "rounds", "rounds", "1")))
            .containsAll(Set.of("DEAL", "OUT", "TURN", "RESULT")));
  }
}
