package dev.parlor.tables;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.sitting.Pace;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** A seeded match in which everything is tried. An onlooker sees the table before each move. */
final class TriedMatch {
  private static final int TAP_MILLIS = 700;
  private static final int PATIENCE = 20_000;

  private TriedMatch() {}

  /** An onlooker beside the table. */
  interface Onlooker {
    <S, V> void sees(TableKit<S, V> kit, PracticeGame<S, V> game, int seats);
  }

  /** Makes a test for each game that ships. */
  static Stream<DynamicTest> ofEachGame(Consumer<TableKit<?, ?>> test) {
    return Catalogue.SHIPPED.all().stream()
        .map(kit -> DynamicTest.dynamicTest(kit.id(), () -> test.accept(kit)));
  }

  /** Plays a match to its end. */
  static <S, V> void play(TableKit<S, V> kit, long seed, Onlooker onlooker) {
    System.out.println(kit.id() + " seed " + seed);
    int least = kit.game().game().seats().least();
    int most = Math.min(4, kit.game().game().seats().most());
    int seats = least + (int) (seed % (most - least + 1));
    PracticeGame<S, V> game = new PracticeGame<>(kit, seats, kit.quick(), seed, Pace.NONE);
    EveryChoice<S, V> hands = new EveryChoice<>(kit, game, seed, new TreeMap<>());
    RandomFingers fingers = new RandomFingers(seed);
    for (int step = 0; step < PATIENCE && !game.scene().finale().isPresent(); step++) {
      onlooker.sees(kit, game, seats);
      if (!hands.play()) {
        fingers.touch(game.table, game.scene());
      }
      game.pass(TAP_MILLIS);
    }
  }
}
