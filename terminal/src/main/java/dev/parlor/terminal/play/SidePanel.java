package dev.parlor.terminal.play;

import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.screen.Style;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** The right side of a table: who plays, and the news. */
public final class SidePanel {
  public static final int LEFT = 44;
  public static final int WIDTH = 34;

  private SidePanel() {}

  /** One line a seat with its detail at the right edge; the row after them. */
  public static int players(
      Canvas canvas,
      Scene<?> scene,
      int top,
      IntPredicate turn,
      IntPredicate dim,
      IntFunction<String> detail) {
    for (int seat = 0; seat < scene.names().size(); seat++) {
      player(canvas, scene, top + seat, seat, turn.test(seat), dim.test(seat));
      Style style = dim.test(seat) ? Style.QUIET : Style.TEXT;
      canvas.putRight(LEFT + WIDTH, top + seat, detail.apply(seat), style);
    }
    return top + scene.names().size();
  }

  /** A name, with a mark when it is that player's turn. */
  public static void player(
      Canvas canvas, Scene<?> scene, int y, int seat, boolean turn, boolean dim) {
    Style style = turn ? Style.TURN : dim ? Style.QUIET : Style.TEXT;
    String mark = turn ? (scene.look().symbols() ? "▶ " : "> ") : "  ";
    canvas.put(LEFT, y, mark + scene.name(seat), style);
  }

  /** As many of the latest news as fit, the latest brightest and on top. */
  public static void news(Canvas canvas, Scene<?> scene, int top) {
    List<String> news = scene.news();
    int y = top;
    for (int i = news.size() - 1; i >= 0; i--) {
      int lines = Canvas.wrap(news.get(i), WIDTH).size();
      if (y + lines > canvas.height()) {
        return;
      }
      boolean latest = i == news.size() - 1;
      Style style = latest ? Style.STRONG : Style.QUIET;
      y += canvas.putWrapped(LEFT, y, WIDTH, news.get(i), style) + (latest ? 1 : 0);
    }
  }
}
