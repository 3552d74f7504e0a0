package dev.parlor.app.card;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;

/** The back: a brass lattice on dark green, the same from both ends. */
final class CardBack {
  private static final float MARGIN = 26;
  private static final float UNDER = MARGIN + 5; // the frame covers so much of the field
  private static final float SLANT = 0.72f;
  private static final int STEP = 59;

  private final CardColours colours;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path lattice = lattice();
  private final Path field = new Path();
  private final Path medallion = new Path();
  private final Path frame = new Path();
  private final Path shackle = new Path();

  CardBack(CardColours colours) {
    this.colours = colours;
    line.setStyle(Paint.Style.STROKE);
    field.addRoundRect(MARGIN, MARGIN, 500 - MARGIN, 700 - MARGIN, 24, 24, Path.Direction.CW);
    medallion.moveTo(250, 262);
    medallion.lineTo(313, 350);
    medallion.lineTo(250, 438);
    medallion.lineTo(187, 350);
    medallion.close();
    frame.addPath(field);
    frame.addPath(medallion);
    shackle.addArc(412, 56, 444, 96, 180, 180);
  }

  void draw(Canvas canvas, boolean simple) {
    fill.setColor(colours.back);
    canvas.drawPath(field, fill);
    line.setColor(colours.brass);
    if (!simple) {
      line.setStrokeWidth(5);
      canvas.drawPath(lattice, line);
      canvas.drawPath(medallion, fill);
    }
    line.setStrokeWidth(10);
    canvas.drawPath(frame, line);
    fill.setColor(colours.brass);
    canvas.drawCircle(250, 350, 22, fill);
  }

  /** The mark of a card that is sealed for the one who looks at it. */
  void lock(Canvas canvas) {
    fill.setColor(colours.ivory);
    canvas.drawCircle(428, 92, 50, fill);
    fill.setColor(colours.felt);
    canvas.drawRoundRect(402, 80, 454, 120, 8, 8, fill);
    line.setColor(colours.felt);
    line.setStrokeWidth(10);
    canvas.drawPath(shackle, line);
  }

  private static Path lattice() {
    Path path = new Path();
    for (int x = 250 - 12 * STEP; x <= 250 + 12 * STEP; x += STEP) {
      bar(path, x, SLANT);
      bar(path, x, -SLANT);
    }
    return path;
  }

  /**
   * Adds a bar through the middle line at x. It is as long as the field, and ends below the frame.
   */
  private static void bar(Path path, float x, float slant) {
    float reach = 350 - UNDER; // up and down from the middle
    float one = (UNDER - x) / slant;
    float other = (500 - UNDER - x) / slant;
    float from = Math.max(-reach, Math.min(one, other));
    float to = Math.min(reach, Math.max(one, other));
    if (from < to) {
      path.moveTo(x + from * slant, 350 + from);
      path.lineTo(x + to * slant, 350 + to);
    }
  }
}
