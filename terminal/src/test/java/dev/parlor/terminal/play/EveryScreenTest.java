package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Choice;
import dev.parlor.games.Dice;
import dev.parlor.games.Setup;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Look;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whole matches of every game, looked at by a person's screen after every step. */
class EveryScreenTest {
  private static final Look LOOK = Look.of(Map.of("NO_COLOR", "1"));
  private static final int STEPS = 3000;

  @TestFactory
  Stream<DynamicTest> everyTableCanBeShownAtEveryMoment() {
    return Offers.all().stream()
        .map(offer -> DynamicTest.dynamicTest(offer.game().id().id(), () -> watch(offer)));
  }

  private static <S, V> void watch(Offer<S, V> offer) {
    for (long seed = 1; seed <= 2; seed++) {
      System.out.println(offer.game().id().id() + " seed " + seed);
      int players = Math.max(2, offer.game().id().minSeats());
      LocalTable<S, V> table =
          new LocalTable<>(offer.game(), Setup.of(players), Dealer.seeded(Dice.seeded(seed)));
      List<String> names = List.of("You", "Ada");
      Dice dice = Dice.seeded(seed);
      LocalSitting<S, V> all = new LocalSitting<>(table, offer.computer(), dice, 0, names);
      V before = all.view();
      for (int step = 0; step < STEPS && all.advance(); step++) {
        List<Choice> choices =
            table.game().choices(table.state(), all.seat(), table.knowledge(all.seat()));
        look(offer.screen(), before, scene(all, choices));
        before = all.view();
      }
      assertTrue(all.outcome().isPresent(), "no end after " + STEPS + " steps");
    }
  }

  private static <V> Scene<V> scene(Sitting<V> sitting, List<Choice> choices) {
    return new Scene<>(
        sitting.view(), sitting.seat(), sitting.names(), choices, List.of("news"), LOOK);
  }

  private static <V> void look(GameScreen<V> screen, V before, Scene<V> scene) {
    Canvas canvas = new Canvas(80, 20);
    screen.paint(canvas, scene);
    List<String> spoken = new ArrayList<>(screen.tell(before, scene));
    spoken.addAll(screen.describe(scene));
    if (!scene.choices().isEmpty()) {
      spoken.add(screen.keys(scene));
      for (String typed : List.of("", "x", "0", "1", "99999999999", "1h", "-")) {
        screen.read(typed, scene);
      }
    }
    assertFalse(String.join("", canvas.plain()).isBlank());
    for (String line : spoken) {
      assertFalse(line.contains("null") || line.contains("{"), line);
      assertEquals(line, line.strip().isEmpty() ? line : line.stripTrailing());
    }
  }
}
