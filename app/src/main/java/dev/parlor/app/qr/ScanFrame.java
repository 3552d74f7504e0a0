package dev.parlor.app.qr;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/** Four brass corners to hold a code between, and a shade over the rest of the picture. */
public final class ScanFrame extends View {
  private static final float PART = 0.68f;

  private final Paint corners = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint shade = new Paint();
  private final float[] lines = new float[32];

  public ScanFrame(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    float density = getResources().getDisplayMetrics().density;
    corners.setColor(context.getColor(R.color.brass));
    corners.setStrokeWidth(5 * density);
    corners.setStrokeCap(Paint.Cap.ROUND);
    shade.setColor(context.getColor(R.color.scan_shade));
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float side = PART * Math.min(getWidth(), getHeight());
    float left = (getWidth() - side) / 2;
    float top = (getHeight() - side) / 2;
    float right = left + side;
    float bottom = top + side;
    canvas.drawRect(0, 0, getWidth(), top, shade);
    canvas.drawRect(0, bottom, getWidth(), getHeight(), shade);
    canvas.drawRect(0, top, left, bottom, shade);
    canvas.drawRect(right, top, getWidth(), bottom, shade);
    float arm = side / 7;
    corner(0, left, top, arm, arm);
    corner(8, right, top, -arm, arm);
    corner(16, left, bottom, arm, -arm);
    corner(24, right, bottom, -arm, -arm);
    canvas.drawLines(lines, corners);
  }

  private void corner(int at, float x, float y, float across, float down) {
    lines[at] = x;
    lines[at + 1] = y;
    lines[at + 2] = x + across;
    lines[at + 3] = y;
    lines[at + 4] = x;
    lines[at + 5] = y;
    lines[at + 6] = x;
    lines[at + 7] = y + down;
  }
}
