package dev.parlor.p2p.kits;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.p2p.log.Succession;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EveryMajorityTest {
  /**
   * Two seats have seen a decision: the one that shows what it had sealed, and the one that has
   * ordered all seals. A majority always has one of them with it, which names the seat that takes
   * the decision back.
   */
  @Test
  void atNoTableMoreThanOneIsMissingFromAMajority() {
    for (GameId game : AllKits.GAMES.ids()) {
      for (int seats = 3; seats <= AllKits.GAMES.of(game).phones().most(); seats++) {
        int least = 1;
        while (!Succession.isMajority(least, seats, Set.of())) {
          least++;
        }
        assertTrue(seats - least <= 1, game + " with " + seats);
      }
    }
  }
}
