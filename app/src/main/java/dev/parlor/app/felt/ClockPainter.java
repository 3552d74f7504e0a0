package dev.parlor.app.felt;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Clock;
import java.util.List;

/** Time that runs out, on the clock of {@code SystemClock.uptimeMillis}. */
final class ClockPainter {
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final FeltColours colours;
  private final float dp;
  private List<Clock> clocks = List.of();

  ClockPainter(Context context) {
    colours = new FeltColours(context);
    dp = context.getResources().getDisplayMetrics().density;
  }

  void show(List<Clock> running) {
    clocks = running;
  }

  boolean isRunning(long now) {
    for (int i = 0; i < clocks.size(); i++) {
      if (clocks.get(i).left(now) > 0) {
        return true;
      }
    }
    return false;
  }

  /** What is left of a seat's time, from 0 to 1; -1 when none runs. */
  float left(int seat, long now) {
    for (int i = 0; i < clocks.size(); i++) {
      Clock clock = clocks.get(i);
      if (clock.target().kind() == At.Kind.PLATE && clock.target().owner() == seat) {
        return part(clock, now);
      }
    }
    return -1;
  }

  private static float part(Clock clock, long now) {
    return Math.min(1, clock.left(now) / (float) Math.max(1, clock.length()));
  }

  /** Draws a bar across the whole table while a window is open to everybody. */
  void window(Canvas canvas, float width, long now) {
    for (int i = 0; i < clocks.size(); i++) {
      Clock clock = clocks.get(i);
      if (clock.target().kind() != At.Kind.PLATE) {
        float half = width / 2 * part(clock, now);
        fill.setColor(colours.shade);
        canvas.drawRect(0, 0, width, 5 * dp, fill);
        fill.setColor(colours.brass);
        canvas.drawRect(width / 2 - half, 0, width / 2 + half, 5 * dp, fill);
      }
    }
  }
}
