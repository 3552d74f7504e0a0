package dev.parlor.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.kit.Touch;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.sitting.Pace;
import org.junit.jupiter.api.Test;

/** A refusal is told as long as the table stands as it did then, and no longer. */
class StaleRefusalTest {
  private static final int PATIENCE = 500;
  private static final int MILLIS = 200;
  private static final Phrase WHY = Phrase.of("type.unknown");

  @Test
  void theTableMovesOnByItselfAndTheRefusalGoes() {
    check(Catalogue.SHIPPED.named("recall").orElseThrow());
  }

  private static <S, V> void check(TableKit<S, V> kit) {
    PracticeGame<S, V> game = new PracticeGame<>(kit, 2, kit.quick(), 3, Pace.NONE);
    int steps = 0;
    while (!game.table.asks()) {
      assertTrue(steps++ < PATIENCE, "nobody is asked");
      game.pass(MILLIS);
    }
    V then = game.glimpse().view();
    game.table.touched(Touch.refused(WHY.key()));
    while (game.glimpse().view().equals(then)) {
      assertEquals(WHY, game.scene().refusal());
      assertTrue(steps++ < PATIENCE, "nothing happens");
      game.pass(MILLIS);
    }
    assertTrue(game.scene().refusal().isNone(), "it stands at another table");
  }
}
