package dev.parlor.app.felt;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import dev.parlor.tables.scene.Gauge;

/** Draws gauges, the lines from which something is read off. Allocates nothing while it draws. */
final class LinePainter {
  private final FeltColours colours;
  private final PaintInk ink;
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final float dp;

  LinePainter(Context context, PaintInk ink) {
    this.ink = ink;
    colours = new FeltColours(context);
    dp = context.getResources().getDisplayMetrics().density;
  }

  void line(Canvas canvas, Laid.Line line, float small) {
    Box box = line.box();
    Paint pen = ink.pen(small, false);
    pen.setColor(colours.quiet);
    canvas.drawText(line.caption(), box.centerX(), box.top() + small, pen);
    float y = box.top() + small * 1.25f + 6 * dp;
    switch (line.gauge().kind()) {
      case NUMBER_LINE -> numbers(canvas, line, y + 4 * dp, small);
      case PROGRESS -> progress(canvas, line.gauge(), box, y);
      case ODDS -> odds(canvas, line.gauge(), box, y);
      case HISTORY -> history(canvas, line, box, small);
    }
  }

  private void bar(Canvas canvas, float left, float right, float y, float half, int colour, int a) {
    fill.setColor(colour);
    fill.setAlpha(a);
    canvas.drawRoundRect(left, y - half, Math.max(left, right), y + half, half, half, fill);
  }

  private void numbers(Canvas canvas, Laid.Line line, float y, float small) {
    Gauge gauge = line.gauge();
    float left = line.box().left() + 14 * dp;
    float width = line.box().width() - 28 * dp;
    bar(canvas, left, left + width, y, 3 * dp, colours.shade, 255);
    int steps = gauge.to() - gauge.from();
    for (int i = 0; i <= steps; i++) {
      fill.setColor(colours.quiet);
      fill.setAlpha(150);
      canvas.drawCircle(left + width * i / Math.max(1, steps), y, 1.5f * dp, fill);
    }
    if (gauge.stops().size() > 1) {
      int last = gauge.stops().size() - 1;
      float from = at(left, width, gauge, gauge.stops().get(0).value());
      float to = at(left, width, gauge, gauge.stops().get(last).value());
      bar(canvas, from, to, y, 4 * dp, colours.brass, 150);
    }
    for (int i = 0; i < gauge.stops().size(); i++) {
      float x = at(left, width, gauge, gauge.stops().get(i).value());
      fill.setColor(colours.brass);
      fill.setAlpha(255);
      canvas.drawCircle(x, y, 8 * dp, fill);
      Paint pen = ink.pen(small, true);
      pen.setColor(colours.ivory);
      canvas.drawText(line.labels().get(i), x, y + 10 * dp + small, pen);
    }
    if (gauge.cursor().isPresent()) {
      float x = at(left, width, gauge, gauge.cursor().getAsInt());
      fill.setColor(colours.ivory);
      fill.setAlpha(255);
      canvas.drawCircle(x, y, 6 * dp, fill);
    }
  }

  private static float at(float left, float width, Gauge gauge, int value) {
    return left + width * GaugeLayout.place(gauge, value);
  }

  private void progress(Canvas canvas, Gauge gauge, Box box, float y) {
    bar(canvas, box.left(), box.right(), y, 3 * dp, colours.shade, 255);
    float part = GaugeLayout.place(gauge, gauge.cursor().orElse(gauge.from()));
    bar(canvas, box.left(), box.left() + box.width() * part, y, 3 * dp, colours.brass, 255);
  }

  private void odds(Canvas canvas, Gauge gauge, Box box, float y) {
    int all = 0;
    for (int i = 0; i < gauge.stops().size(); i++) {
      all += gauge.stops().get(i).value();
    }
    float left = box.left();
    for (int i = 0; i < gauge.stops().size() && all > 0; i++) {
      float right = left + box.width() * gauge.stops().get(i).value() / all;
      boolean odd = i % 2 == 1;
      bar(
          canvas,
          left,
          right - 2 * dp,
          y + 2 * dp,
          4 * dp,
          odd ? colours.quiet : colours.brass,
          i > 1 ? 130 : 255);
      left = right;
    }
  }

  private void history(Canvas canvas, Laid.Line line, Box box, float small) {
    Gauge gauge = line.gauge();
    int count = gauge.stops().size();
    float each = box.width() / Math.max(1, count);
    float y = box.bottom() - 34 * dp;
    bar(canvas, box.left() + each / 2, box.right() - each / 2, y, 2 * dp, colours.shade, 255);
    int shown = gauge.cursor().orElse(count - 1);
    for (int i = 0; i < count; i++) {
      float x = box.left() + (i + 0.5f) * each;
      fill.setColor(i == shown ? colours.brass : colours.quiet);
      fill.setAlpha(i <= shown ? 255 : 130);
      canvas.drawCircle(x, y, (i == shown ? 8 : 5) * dp, fill);
    }
    if (shown >= 0 && shown < count) {
      Paint pen = ink.pen(small, true);
      pen.setColor(colours.ivory);
      float half = pen.measureText(line.labels().get(shown)) / 2;
      float x = box.left() + (shown + 0.5f) * each;
      x = Math.max(box.left() + half, Math.min(box.right() - half, x));
      canvas.drawText(line.labels().get(shown), x, y + 14 * dp + small, pen);
    }
  }
}
