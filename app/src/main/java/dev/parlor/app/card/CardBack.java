package dev.parlor.app.card;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;

/** The back: a brass lattice on dark green, the same from both ends. */
final class CardBack {
  private static final float MARGIN = 26;
  private static final int STEP = 59;

  private final CardColours colours;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path lattice = lattice();
  private final Path field = new Path();
  private final Path medallion = new Path();
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
    shackle.addArc(412, 56, 444, 96, 180, 180);
  }

  void draw(Canvas canvas, boolean simple) {
    fill.setColor(colours.back);
    canvas.drawPath(field, fill);
    line.setColor(colours.brass);
    if (!simple) {
      canvas.save();
      canvas.clipPath(field);
      line.setStrokeWidth(5);
      canvas.drawPath(lattice, line);
      canvas.restore();
      canvas.drawPath(medallion, fill);
    }
    line.setStrokeWidth(10);
    canvas.drawPath(field, line);
    canvas.drawPath(medallion, line);
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
      path.moveTo(x - 350 * 0.72f, 0);
      path.lineTo(x + 350 * 0.72f, 700);
      path.moveTo(x + 350 * 0.72f, 0);
      path.lineTo(x - 350 * 0.72f, 700);
    }
    return path;
  }
}
