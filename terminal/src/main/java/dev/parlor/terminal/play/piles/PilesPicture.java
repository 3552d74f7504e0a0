package dev.parlor.terminal.play.piles;

import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Odds;
import dev.parlor.games.piles.Pile;
import dev.parlor.games.piles.PilesView;
import dev.parlor.terminal.play.Scene;
import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.CardArt;
import dev.parlor.terminal.screen.Style;
import java.util.List;

/** Three rows of three cards to the left; who plays, the deck and the news to the right. */
final class PilesPicture {
  private static final int COLUMN = 13;
  private static final int ROW = CardArt.HEIGHT + 1;
  private static final int SIDE = 44;
  private static final int SIDE_WIDTH = 34;
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
    news(canvas, scene, y + 1);
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

  private static int players(Canvas canvas, Scene<PilesView> scene, int top) {
    PilesView view = scene.view();
    int y = top;
    for (int seat = 0; seat < scene.names().size(); seat++) {
      boolean turn = view.turn().equals(java.util.Optional.of(seat));
      Style style = turn ? Style.TURN : view.seats().get(seat).canPlay() ? Style.TEXT : Style.QUIET;
      String mark = turn ? (scene.look().symbols() ? "▶ " : "> ") : "  ";
      canvas.put(SIDE, y++, mark + scene.name(seat), style);
    }
    return y;
  }

  private static int deck(Canvas canvas, Scene<PilesView> scene, int y) {
    PilesView view = scene.view();
    canvas.put(
        SIDE,
        y,
        scene.texts().text("piles.left", view.remaining(), PilesWords.open(view)),
        Style.TEXT);
    int full = (DECK_BAR * view.remaining() + DECK_SIZE - 1) / DECK_SIZE;
    canvas.fill(SIDE, y + 1, DECK_BAR, 1, scene.look().symbols() ? '─' : '.', Style.QUIET);
    canvas.fill(SIDE, y + 1, full, 1, scene.look().symbols() ? '█' : '#', Style.TURN);
    return y + 2;
  }

  /** As many of the latest news as fit, the latest brightest and on top. */
  private static void news(Canvas canvas, Scene<PilesView> scene, int top) {
    List<String> news = scene.news();
    int y = top;
    for (int i = news.size() - 1; i >= 0; i--) {
      int lines = Canvas.wrap(news.get(i), SIDE_WIDTH).size();
      if (y + lines > canvas.height()) {
        return;
      }
      boolean latest = i == news.size() - 1;
      Style style = latest ? Style.STRONG : Style.QUIET;
      y += canvas.putWrapped(SIDE, y, SIDE_WIDTH, news.get(i), style) + (latest ? 1 : 0);
    }
  }
}
