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
      String words = detail.apply(seat);
      player(canvas, scene, top + seat, seat, turn.test(seat), dim.test(seat), words);
    }
    return top + scene.names().size();
  }

  /** A name, with a mark when it is that player's turn, and at the right edge its detail. */
  public static void player(
      Canvas canvas, Scene<?> scene, int y, int seat, boolean turn, boolean dim, String detail) {
    Style style = turn ? Style.TURN : dim ? Style.QUIET : Style.TEXT;
    String mark = turn ? (scene.look().symbols() ? "▶ " : "> ") : "  ";
    int room = WIDTH - mark.length() - (detail.isEmpty() ? 0 : detail.length() + 1);
    canvas.put(LEFT, y, mark + shortened(scene, seat, room), style);
    canvas.putRight(LEFT + WIDTH, y, detail, dim ? Style.QUIET : Style.TEXT);
  }

  private static String shortened(Scene<?> scene, int seat, int room) {
    String name = scene.name(seat);
    String end = scene.look().symbols() ? "…" : ".";
    return name.length() <= room ? name : name.substring(0, Math.max(0, room - 1)) + end;
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
