package dev.parlor.app.felt;

import android.graphics.Canvas;
import android.graphics.Paint;

/** Draws the faces of computer players and how well they play. Allocates nothing while it draws. */
public final class FacePainter {
  /** As many pips as there are levels. */
  private static final int LEVELS = 4;

  private static final int INK = 0xFF2B211C;
  private static final int WHITE = 0xFFFFFDF8;

  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final int lit;
  private final int unlit;

  /**
   * @param lit the colour of a pip that counts
   * @param unlit of one that doesn't
   */
  public FacePainter(int lit, int unlit) {
    this.lit = lit;
    this.unlit = unlit;
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeCap(Paint.Cap.ROUND);
  }

  /** A face in a round frame. */
  public void face(Canvas canvas, int number, float x, float y, float radius, int alpha) {
    Visage visage = Visage.of(number);
    disc(canvas, visage.clothes(), x, y, radius, alpha, 0.35f);
    segment(canvas, visage.clothes(), x, y, radius, 90, 50, alpha);
    hairBehind(canvas, visage, x, y, radius, alpha);
    disc(canvas, visage.skin(), x, y + radius * 0.05f, radius * 0.6f, alpha, 1);
    segment(
        canvas, visage.hair(), x, y - radius * 0.02f, radius * 0.68f, 270, visage.fringe(), alpha);
    features(canvas, visage, x, y + radius * 0.08f, radius, alpha);
  }

  /** Draws what a straight cut leaves of a disc, around this angle and so far to either side. */
  private void segment(
      Canvas canvas, int colour, float x, float y, float radius, int at, int half, int alpha) {
    fill.setColor(colour);
    fill.setAlpha(alpha);
    canvas.drawArc(
        x - radius, y - radius, x + radius, y + radius, at - half, 2 * half, false, fill);
  }

  private void disc(
      Canvas canvas, int colour, float x, float y, float radius, int alpha, float part) {
    fill.setColor(colour);
    fill.setAlpha(Math.round(alpha * part));
    canvas.drawCircle(x, y, radius, fill);
  }

  private void hairBehind(Canvas canvas, Visage visage, float x, float y, float radius, int alpha) {
    disc(canvas, visage.hair(), x, y - radius * 0.1f, radius * 0.7f, alpha, 1);
    if (visage.sides()) {
      fill.setColor(visage.hair());
      fill.setAlpha(alpha);
      canvas.drawRect(
          x - radius * 0.7f, y - radius * 0.1f, x + radius * 0.7f, y + radius * 0.62f, fill);
    }
  }

  private void features(Canvas canvas, Visage visage, float x, float y, float radius, int alpha) {
    float apart = radius * 0.24f;
    float eye = radius * visage.eyes();
    line.setColor(INK);
    line.setAlpha(alpha);
    line.setStrokeWidth(radius * 0.07f);
    for (int side = -1; side <= 1; side += 2) {
      float at = x + side * apart;
      disc(canvas, WHITE, at, y, eye, alpha, 1);
      disc(canvas, INK, at, y + eye * 0.15f, eye * 0.6f, alpha, 1);
      float slant = radius * visage.brows() / 2;
      float brow = y - eye - radius * 0.1f;
      canvas.drawLine(at - side * eye, brow + slant, at + side * eye, brow - slant, line);
      if (visage.glasses()) {
        canvas.drawCircle(at, y, eye * 1.45f, line);
      }
    }
    float bend = radius * visage.smile();
    float mouth = y + radius * 0.27f;
    canvas.drawArc(
        x - radius * 0.22f, mouth - bend, x + radius * 0.22f, mouth + bend, 15, 150, false, line);
  }

  /** Draws four pips in a row under a face; the lit ones say how well it plays. */
  public void pips(Canvas canvas, int skill, float x, float y, float radius, int alpha) {
    float step = radius * 2.8f;
    float from = x - step * (LEVELS - 1) / 2;
    for (int level = 0; level < LEVELS; level++) {
      disc(canvas, level < skill ? lit : unlit, from + step * level, y, radius, alpha, 1);
    }
  }
}
