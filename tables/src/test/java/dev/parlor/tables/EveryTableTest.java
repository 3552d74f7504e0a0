package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Pace;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What holds at the table of every game: whole matches by somebody who taps at random. */
class EveryTableTest {
  private static final int MATCHES = Integer.getInteger("parlor.tables.matches", 20);
  private static final int PATIENCE = 20_000;
  private static final int TAP_MILLIS = 200;
  private static final int PATIENT_MILLIS = 1000;

  @TestFactory
  Stream<DynamicTest> everythingOfferedIsTakenAndEverySentenceIsSaid() {
    return Catalogue.games().stream()
        .map(
            kit ->
                DynamicTest.dynamicTest(
                    kit.id(),
                    () -> {
                      for (int match = 0; match < MATCHES; match++) {
                        long seed = 1000L + match;
                        System.out.println(kit.id() + " seed " + seed);
                        play(kit, seed);
                      }
                    }));
  }

  private static <S, V> void play(TableKit<S, V> kit, long seed) {
    int least = kit.game().game().id().minSeats();
    int most = Math.min(4, kit.game().game().id().maxSeats());
    int seats = least + (int) (seed % (most - least + 1));
    PracticeGame<S, V> game = new PracticeGame<>(kit, seats, kit.quick(), seed, Pace.USUAL);
    Fingers fingers = new Fingers(seed);
    Sayings sayings = new Sayings(kit);
    int steps = 0;
    while (!game.scene().finale().isPresent()) {
      Scene scene = game.scene();
      sayings.say(scene);
      assertEquals(Phrase.NONE, scene.refusal(), () -> "offered and refused, seed " + seed);
      if (scene.beat().isPresent() && !scene.beat().get().strip()) {
        assertTrue(scene.moves().isEmpty(), "a beat offers no moves");
      }
      boolean acted = fingers.touch(game.table, scene);
      boolean moved = game.pass(acted ? TAP_MILLIS : PATIENT_MILLIS) || acted;
      assertTrue(moved, () -> "the table waits for nobody, seed " + seed);
      assertFalse(
          ++steps > PATIENCE,
          () -> "no end, seed " + seed + ": " + scene.prompt() + scene.moves() + scene.key());
    }
    sayings.say(game.scene());
    assertEquals(
        List.copyOf(game.world.finished().orElseThrow().standings()).size(),
        game.scene().finale().orElseThrow().standings().size());
  }
}
