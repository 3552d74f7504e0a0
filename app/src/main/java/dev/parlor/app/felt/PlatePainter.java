package dev.parlor.app.felt;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import dev.parlor.tables.scene.Plate;
import java.util.List;

/** Draws people and chips. Allocates nothing while it draws. */
final class PlatePainter {
  private static final int FAINT = 120;
  private static final float NOTHING_RUNS = -1;
  private static final float CHIP = 9; // dp: the radius
  static final int GROUND = 190;

  /** A person who is out is paler, but can still be read. */
  static final int DIM_GROUND = 150;

  static final int DIM_WORDS = 185;

  private final FeltColours colours;
  private final PaintInk ink;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path rim = new Path();
  private final FacePainter faces;
  private float dp;

  PlatePainter(Context context, PaintInk ink) {
    this.ink = ink;
    colours = new FeltColours(context);
    faces = new FacePainter(colours.brass, colours.light);
    dp = context.getResources().getDisplayMetrics().density;
    line.setStyle(Paint.Style.STROKE);
  }

  /** Sets the scale: on a felt that is seen from afar everything is larger. */
  void drawFor(Ground ground) {
    if (dp == ground.dp() && !rim.isEmpty()) {
      return;
    }
    dp = ground.dp();
    rim.rewind();
    float out = CHIP * dp - dp;
    for (int i = 0; i < 6; i++) {
      rim.addArc(-out, -out, out, out, i * 60, 24);
    }
  }

  /**
   * @param left how much of this person's time is left, from 0 to 1; below 0 when none runs
   */
  void plate(Canvas canvas, Laid.PlateAt at, float left) {
    float small = at.size();
    float name = at.letters();
    Box box = at.box();
    Plate plate = at.plate();
    boolean dim = plate.tone() == Plate.Tone.DIM || plate.tone() == Plate.Tone.LOSER;
    int alpha = dim ? 130 : 255;
    int words = dim ? DIM_WORDS : 255;
    float corner = 12 * dp;
    fill.setColor(colours.shade);
    fill.setAlpha(dim ? DIM_GROUND : GROUND);
    canvas.drawRoundRect(box.left(), box.top(), box.right(), box.bottom(), corner, corner, fill);
    edge(canvas, plate, box, left, corner);
    face(canvas, at, alpha);
    float high = name * 1.25f + at.lines().size() * small * 1.25f;
    float top = box.centerY() - high / 2;
    float badges = at.badges().size() * 20 * dp;
    Paint pen = ink.pen(name, true);
    pen.setColor(plate.tone() == Plate.Tone.WINNER ? colours.brass : colours.ivory);
    pen.setAlpha(words);
    float middle = box.centerX() + at.face() / 2;
    float center = middle - badges / 2;
    canvas.drawText(at.name(), center, top + name, pen);
    float x = center + pen.measureText(at.name()) / 2 + 11 * dp;
    badges(canvas, at.badges(), x, top + name * 0.66f, alpha);
    Paint quiet = ink.pen(small, false);
    quiet.setColor(plate.inTurn() ? colours.ivory : colours.quiet);
    quiet.setAlpha(words);
    float base = top + name * 1.25f + small;
    for (int i = 0; i < at.lines().size(); i++) {
      canvas.drawText(at.lines().get(i), middle, base, quiet);
      base += small * 1.25f;
    }
  }

  private void face(Canvas canvas, Laid.PlateAt at, int alpha) {
    if (at.face() > 0) {
      float radius = at.face() / 2;
      float x = at.box().left() + 4 * dp + radius;
      float y = at.box().centerY() - 3 * dp;
      faces.face(canvas, at.plate().person().mask().face(), x, y, radius, alpha);
      faces.pips(
          canvas,
          at.plate().person().mask().skill(),
          x,
          y + radius + 4 * dp,
          radius * 0.13f,
          alpha);
    }
  }

  private void edge(Canvas canvas, Plate plate, Box box, float left, float corner) {
    boolean lit = plate.inTurn() || plate.tone() == Plate.Tone.WINNER || plate.target();
    boolean allIn = plate.tone() == Plate.Tone.ALL_IN;
    if (!lit && !allIn && left <= NOTHING_RUNS) {
      return;
    }
    boolean faint = allIn && !lit; // the bright ring says whose turn it is
    line.setStrokeWidth((faint ? 1.25f : 2.5f) * dp);
    line.setColor(faint ? colours.warn : colours.brass);
    float in = 1.25f * dp;
    boolean runs = left > NOTHING_RUNS;
    line.setAlpha(faint ? FAINT : runs ? 80 : 255);
    canvas.drawRoundRect(
        box.left() + in, box.top() + in, box.right() - in, box.bottom() - in, corner, corner, line);
    if (runs) {
      canvas.save();
      canvas.clipRect(box.left(), box.top(), box.left() + box.width() * left, box.bottom());
      line.setAlpha(255);
      canvas.drawRoundRect(
          box.left() + in,
          box.top() + in,
          box.right() - in,
          box.bottom() - in,
          corner,
          corner,
          line);
      canvas.restore();
    }
  }

  private void badges(Canvas canvas, List<String> badges, float from, float y, int alpha) {
    float x = from;
    for (int i = 0; i < badges.size(); i++) {
      fill.setColor(colours.brass);
      fill.setAlpha(alpha);
      canvas.drawCircle(x, y, 9 * dp, fill);
      Paint pen = ink.pen(10.5f * dp, true);
      pen.setColor(colours.ink);
      canvas.drawText(badges.get(i), x, y + 3.8f * dp, pen);
      x += 20 * dp;
    }
  }

  void coins(Canvas canvas, Laid.Coins coins) {
    Box box = coins.box();
    float radius = CHIP * dp;
    float x = box.left() + radius + dp;
    float y = box.centerY();
    canvas.save();
    canvas.translate(x, y + 2.5f * dp);
    for (int i = 0; i < 3; i++) {
      chip(canvas, radius);
      canvas.translate(0, -2.5f * dp);
    }
    canvas.restore();
    Paint pen = ink.pen(coins.size(), true);
    pen.setColor(colours.ivory);
    float half = pen.measureText(coins.amount()) / 2;
    canvas.drawText(coins.amount(), x + radius + 5 * dp + half, y + coins.size() * 0.36f, pen);
  }

  private void chip(Canvas canvas, float radius) {
    fill.setColor(colours.shade);
    fill.setAlpha(255);
    canvas.drawCircle(0, dp, radius, fill);
    fill.setColor(colours.brass);
    canvas.drawCircle(0, 0, radius, fill);
    line.setColor(colours.ivory);
    line.setAlpha(255);
    line.setStrokeWidth(2 * dp);
    canvas.drawPath(rim, line);
    fill.setColor(colours.light);
    canvas.drawCircle(0, 0, radius * 0.5f, fill);
  }
}
