package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.recall.RecallPhase;
import dev.parlor.games.recall.RecallState;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.sitting.Pace;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Recall on one device goes by the clocks of its rules, whatever a person does. */
class PatienceTest {
  private static final int SECOND = 1000;

  private static PracticeGame<?, ?> recall() {
    TableKit<?, ?> kit =
        Catalogue.SHIPPED.all().stream()
            .filter(each -> each.id().equals("recall"))
            .findFirst()
            .get();
    return new PracticeGame<>(kit, 2, Map.of(), 3, Pace.NONE);
  }

  private static RecallState state(PracticeGame<?, ?> game) {
    return (RecallState) game.world.state();
  }

  @Test
  void thereIsOnePeekOfTenSeconds() {
    PracticeGame<?, ?> game = recall();
    Clock peek = game.scene().clocks().get(0);
    assertEquals(10 * SECOND, peek.length());
    while (state(game).phase() == RecallPhase.INITIAL_PEEK) {
      assertTrue(game.pass(SECOND), "the table waits for a word");
      assertTrue(game.time() <= 11 * SECOND, "the cards are still looked at");
    }
    assertTrue(game.time() >= 10 * SECOND, "the time was cut short: " + game.time());
  }

  @Test
  void aWindowIsOpenForFiveSeconds() {
    PracticeGame<?, ?> game = recall();
    for (int steps = 0; !window(game).isPresent(); steps++) {
      assertTrue(game.pass(SECOND), "the table waits for a word");
      assertFalse(steps > 1000, "no window opens");
    }
    Clock window = window(game).get();
    assertEquals(5 * SECOND, window.length());
    while (state(game).phase() == RecallPhase.SAME_RANK_WINDOW) {
      assertTrue(game.time() <= window.ends(), "the window stays open");
      assertTrue(game.pass(SECOND), "the table waits for a word");
    }
    assertTrue(game.time() >= window.ends(), "the window was cut short: " + game.time());
  }

  private static Optional<Clock> window(PracticeGame<?, ?> game) {
    return game.scene().clocks().stream()
        .filter(clock -> clock.kind() == Clock.Kind.WINDOW)
        .findFirst();
  }

  @Test
  void aPersonWhoTypesNothingStillSeesTheTableMove() {
    PracticeGame<?, ?> game = recall();
    int steps = 0;
    while (state(game).turn().number() < 8 && !game.scene().finale().isPresent()) {
      assertTrue(game.pass(SECOND), "the table waits for nobody");
      assertFalse(++steps > 1000, "the table stands still in " + state(game).phase());
    }
    assertTrue(game.table.tellings() > 4, game.table.log().toString());
  }
}
