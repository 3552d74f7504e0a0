package dev.parlor.terminal.play.piles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Card;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesState;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Look;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PilesPictureTest {
  private final LocalTable<PilesState, PilesView> table =
      new LocalTable<>(
          new Piles(), Setup.of(2), Dealer.stacked(Card.parseAll("7h2c3d4s5h6cTd8sKhAc")));

  private List<String> drawn() {
    PilesView view = table.game().view(table.state(), 0, Knowledge.NONE);
    List<String> names = List.of("You", "Ada");
    Scene<PilesView> scene =
        new Scene<>(view, 0, names, List.of(), List.of(), Look.of(Map.of("NO_COLOR", "1")));
    Canvas canvas = new Canvas(80, 20);
    new PilesScreen().paint(canvas, scene);
    return canvas.plain();
  }

  @Test
  void nineTopCardsTheDeckAndWhoseTurn() {
    List<String> rows = drawn();
    assertTrue(rows.get(1).startsWith("  1 ╭─────╮    2 ╭─────╮    3 ╭─────╮"), rows.get(1));
    assertTrue(rows.get(1).endsWith("▶ You"), rows.get(1));
    assertEquals("    │7    │      │2    │      │3    │         Ada", rows.get(2));
    assertEquals("    │  ♥  │      │  ♣  │      │  ♦  │", rows.get(3));
    assertTrue(rows.get(14).startsWith("    │10   │      │8    │      │K    │"), rows.get(14));
    assertTrue(String.join("\n", rows).contains("43 cards left, 9 of 9 piles open"));
  }

  @Test
  void lockedPileIsTurnedOver() {
    assertTrue(table.act(0, new PilesAction.Guess(0, Direction.HIGHER)).isEmpty());
    List<String> rows = drawn();
    assertTrue(rows.get(2).startsWith("    │╳╳╳╳╳│"), rows.get(2));
    assertTrue(rows.get(2).endsWith("▶ Ada"), rows.get(2));
  }

  @Test
  void pickedPileShowsItsOdds() {
    assertTrue(table.apply(new Event.Acted(0, new PilesAction.Pick(8))).isEmpty());
    List<String> rows = drawn();
    assertTrue(rows.get(14).contains("│K    │+0%"), rows.get(14));
    assertTrue(rows.get(16).contains("│    K│-100%"), rows.get(16));
  }
}
