package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Beat;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** When two hands have the same name, people ask why one of them wins. */
class KickerTest {
  private static final int PATIENCE = 2000;
  private static final int MILLIS = 200;
  private static final int SEEDS = 40;
  private static final String KICKER = "poker.beat.kicker";

  @Test
  void theKickerThatDecidedIsNamedWhileTheCardsLieThereAndInTheLog() {
    int named = 0;
    for (long seed = 1; seed <= SEEDS && named < 2; seed++) {
      named += named(Catalogue.SHIPPED.named("poker").orElseThrow(), seed);
    }
    assertTrue(named > 0, "no kicker decided");
  }

  /** In how many hands of this match a kicker was named. */
  private static <S, V> int named(TableKit<S, V> kit, long seed) {
    PracticeGame<S, V> game = new PracticeGame<>(kit, 6, kit.quick(), seed, Pace.USUAL);
    RandomFingers fingers = new RandomFingers(seed);
    int named = 0;
    for (int step = 0; step < PATIENCE && !game.scene().finale().isPresent(); step++) {
      Scene now = game.scene();
      Optional<Phrase> said =
          now.beat().map(Beat::said).filter(phrase -> phrase.key().equals(KICKER));
      if (said.isPresent()) {
        assertTrue(game.table.log().contains(said.get()), "seed " + seed + ": " + said.get());
        named++;
        game.skip();
      } else {
        fingers.touch(game.table, now);
        game.pass(MILLIS);
      }
    }
    return named;
  }
}
