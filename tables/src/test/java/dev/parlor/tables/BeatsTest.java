package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A scene that has to be seen is seen before the table goes on. Meanwhile nothing is done by
 * mistake.
 */
class BeatsTest {
  private static final int PATIENCE = 5000;
  private static final int MILLIS = 200;

  @TestFactory
  Stream<DynamicTest> aTapOnAnEarlierSceneIsNoMove() {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> DynamicTest.dynamicTest(kit.id(), () -> early(kit)));
  }

  private static <S, V> void early(TableKit<S, V> kit) {
    PracticeGame<S, V> game = game(kit, 3);
    RandomFingers fingers = new RandomFingers(3);
    int tried = 0;
    for (int step = 0; step < PATIENCE && !isOver(game); step++) {
      Scene before = game.scene();
      fingers.touch(game.table, before);
      game.pass(MILLIS);
      if (!before.key().equals(game.scene().key()) && !before.moves().isEmpty()) {
        int done = game.world.events().size();
        before.moves().forEach(move -> game.table.press(before, move.deed()));
        RandomFingers.targets(before).forEach(at -> game.table.tap(before, at));
        assertEquals(done, game.world.events().size(), "a tap on " + before.key());
        tried++;
      }
    }
    assertTrue(tried > 0, "nothing was tried");
  }

  /** Games that play one hand after the other have something to be seen between two hands. */
  @TestFactory
  Stream<DynamicTest> whatIsHeldTakesNoMoveAndGoesOnAtATap() {
    return Catalogue.SHIPPED.all().stream()
        .filter(kit -> !kit.id().equals("piles"))
        .map(kit -> DynamicTest.dynamicTest(kit.id(), () -> held(kit)));
  }

  private static <S, V> void held(TableKit<S, V> kit) {
    int seen = 0;
    for (long seed = 1; seed <= 6; seed++) {
      PracticeGame<S, V> game = game(kit, seed);
      RandomFingers fingers = new RandomFingers(seed);
      for (int step = 0; step < PATIENCE && !isOver(game); step++) {
        Scene now = game.scene();
        if (now.beat().isPresent() && !now.beat().get().strip()) {
          int done = game.world.events().size();
          assertTrue(now.moves().isEmpty(), "moves are offered while something is held");
          assertTrue(!game.table.asks());
          RandomFingers.targets(now).forEach(at -> game.table.tap(now, at));
          assertEquals(done, game.world.events().size());
          game.skip();
          assertNotEquals(now, game.scene(), "a tap goes on");
          seen++;
        }
        fingers.touch(game.table, game.scene());
        game.pass(MILLIS);
      }
    }
    assertTrue(seen > 0, "nothing was ever held");
  }

  private static boolean isOver(PracticeGame<?, ?> game) {
    return game.scene().finale().isPresent();
  }

  private static <S, V> PracticeGame<S, V> game(TableKit<S, V> kit, long seed) {
    int seats = Math.max(2, Math.min(3, kit.game().game().seats().most()));
    return new PracticeGame<>(kit, seats, kit.quick(), seed, Pace.USUAL);
  }
}
