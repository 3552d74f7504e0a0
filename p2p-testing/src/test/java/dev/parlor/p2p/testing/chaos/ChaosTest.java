package dev.parlor.p2p.testing.chaos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The promises of THREATS hold, whatever the messages of a session are turned into. */
class ChaosTest {
  private static final long SEED = Long.getLong("parlor.chaos.seed", 1);

  /** How many matches of each game are played; at night many more. */
  private static final int MATCHES = Integer.getInteger("parlor.chaos.matches", 10);

  private static final int REAL = MATCHES / 50;

  @Test
  void nothingThatIsPromisedBreaks() {
    Chaos chaos = new Chaos();
    List<Chaos.Finding> found = new ArrayList<>();
    for (Bots<?, ?> game : Troupe.ALL) {
      for (long seed = SEED; seed < SEED + MATCHES; seed++) {
        chaos.play(List.of(game), seed, false).ifPresent(found::add);
      }
    }
    System.out.println(
        "chaos from seed "
            + SEED
            + ": "
            + chaos.matches()
            + " matches, "
            + chaos.states()
            + " states, "
            + found.size()
            + " findings");
    assertEquals(List.of(), found);
    assertTrue(chaos.states() > chaos.matches(), "nothing was played");
  }

  @Test
  void norWithTheRealCryptographyAtNight() {
    assumeTrue(REAL > 0, "long, so at night only");
    Chaos chaos = new Chaos();
    List<Chaos.Finding> found = new ArrayList<>();
    for (Bots<?, ?> game : Troupe.ALL) {
      for (long seed = SEED; seed < SEED + REAL; seed++) {
        chaos.play(List.of(game), seed, true).ifPresent(found::add);
      }
    }
    assertEquals(List.of(), found);
  }
}
