package dev.parlor.app.felt;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;

/** An arrow where more lies above or below than can be seen. Allocates nothing while it draws. */
final class ScrollCue {
  private static final float ROUND = 10; // dp
  private static final float ARROW = 4;
  private static final float LEAST = 4; // if less than this is hidden there is no reason to scroll

  private final FeltColours colours;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);

  ScrollCue(Context context) {
    colours = new FeltColours(context);
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
  }

  void draw(Canvas canvas, Laid laid, Ground ground, float scroll) {
    float least = ground.dp(LEAST);
    if (laid.hidden() < least) {
      return;
    }
    Box box = laid.scrolled();
    float round = ground.dp(ROUND);
    float x = box.right() - round; // melds begin on the left, whichever hand holds the phone
    if (laid.hidden() - scroll >= least) {
      arrow(canvas, x, box.bottom() - round, ground, 1);
    }
    if (scroll >= least) {
      arrow(canvas, x, box.top() + round, ground, -1);
    }
  }

  private void arrow(Canvas canvas, float x, float y, Ground ground, int down) {
    float wide = ground.dp(ARROW);
    float tip = y + down * wide / 2;
    float end = y - down * wide / 2;
    fill.setColor(colours.shade);
    canvas.drawCircle(x, y, ground.dp(ROUND), fill);
    line.setColor(colours.brass);
    line.setStrokeWidth(ground.dp(2));
    canvas.drawLine(x - wide, end, x, tip, line);
    canvas.drawLine(x, tip, x + wide, end, line);
  }
}
