package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import org.junit.jupiter.api.Test;

/** Recall is a game of memory, so the cards that all could have known are told when it is over. */
class KnownCardsTest {
  private static final int PATIENCE = 20_000;

  @Test
  void whatEverybodyKnewIsToldAtTheEndAndNeverBefore() {
    for (long seed = 1; seed <= 4; seed++) {
      System.out.println("seed " + seed);
      play(Catalogue.SHIPPED.named("recall").orElseThrow(), seed);
    }
  }

  private static <S, V> void play(TableKit<S, V> kit, long seed) {
    PracticeGame<S, V> game = new PracticeGame<>(kit, 3, kit.quick(), seed, Pace.NONE);
    RandomFingers fingers = new RandomFingers(seed);
    for (int step = 0; step < PATIENCE; step++) {
      Scene scene = game.scene();
      if (scene.finale().isPresent()) {
        assertEquals(3, told(game), "seed " + seed);
        return;
      }
      assertEquals(0, told(game), "seed " + seed);
      boolean acted = fingers.touch(game.table, scene);
      game.pass(acted ? 200 : 1000);
    }
    throw new AssertionError("never over: seed " + seed);
  }

  private static long told(PracticeGame<?, ?> game) {
    return game.table.log().stream()
        .filter(said -> said.key().startsWith("recall.news.knows"))
        .count();
  }
}
