package dev.parlor.terminal.play.piles;

import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Odds;
import dev.parlor.games.piles.Pile;
import dev.parlor.games.piles.PilesView;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.play.SidePanel;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardArt;
import dev.parlor.terminal.screen.Style;
import java.util.List;

/** Three rows of three cards to the left; who plays, the deck and the news to the right. */
final class PilesPicture {
  private static final int COLUMN = 13;
  private static final int ROW = CardArt.HEIGHT + 1;
  private static final int DECK_SIZE = 43;
  private static final int DECK_BAR = 22;

  private PilesPicture() {}

  static void paint(Canvas canvas, Scene<PilesView> scene) {
    List<Pile> piles = scene.view().piles();
    for (int pile = 0; pile < piles.size(); pile++) {
      paintPile(canvas, scene, pile, 3 + pile % 3 * COLUMN, 1 + pile / 3 * ROW);
    }
    int y = players(canvas, scene, 1);
    y = deck(canvas, scene, y + 1);
    SidePanel.news(canvas, scene, y + 1);
  }

  private static void paintPile(Canvas canvas, Scene<PilesView> scene, int pile, int x, int y) {
    Pile shown = scene.view().piles().get(pile);
    boolean picked = scene.view().picked().equals(java.util.Optional.of(pile));
    Style label = picked ? Style.TURN : shown.isOpen() ? Style.STRONG : Style.QUIET;
    canvas.put(x - 2, y, picked ? ">" : " ", Style.TURN);
    canvas.put(x - 1, y, String.valueOf(pile + 1), label);
    if (!shown.isOpen()) {
      CardArt.back(canvas, x + 1, y, scene.look());
      return;
    }
    CardArt.face(canvas, x + 1, y, shown.top(), scene.look());
    if (picked) {
      Odds odds = scene.view().odds().get(pile);
      canvas.put(x + 8, y + 1, percent("+", odds, Direction.HIGHER), Style.TURN);
      canvas.put(x + 8, y + 3, percent("-", odds, Direction.LOWER), Style.TURN);
    }
  }

  private static String percent(String sign, Odds odds, Direction direction) {
    return sign + odds.percent(direction) + "%";
  }

  private static int players(Canvas canvas, Scene<PilesView> scene, int y) {
    PilesView view = scene.view();
    return SidePanel.players(
        canvas,
        scene,
        y,
        seat -> view.turn().equals(java.util.Optional.of(seat)),
        seat -> !view.seats().get(seat).canPlay(),
        seat -> "");
  }

  private static int deck(Canvas canvas, Scene<PilesView> scene, int y) {
    PilesView view = scene.view();
    canvas.put(
        SidePanel.LEFT,
        y,
        scene.texts().text("piles.left", view.remaining(), PilesWords.open(view)),
        Style.TEXT);
    int full = (DECK_BAR * view.remaining() + DECK_SIZE - 1) / DECK_SIZE;
    canvas.fill(
        SidePanel.LEFT, y + 1, DECK_BAR, 1, scene.look().symbols() ? '─' : '.', Style.QUIET);
    canvas.fill(SidePanel.LEFT, y + 1, full, 1, scene.look().symbols() ? '█' : '#', Style.TURN);
    return y + 2;
  }
}
