package dev.parlor.app.qr;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/** A code to be scanned: ink on ivory by day and by night, as readers expect it. */
public final class QrView extends View {
  private static final float CORNER_DP = 16;

  private final Paint paper = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint ink = new Paint();
  private final float corner;
  private @Nullable QrMatrix code;
  private String shown = "";

  public QrView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    corner = CORNER_DP * getResources().getDisplayMetrics().density;
    paper.setColor(context.getColor(R.color.ivory));
    ink.setColor(context.getColor(R.color.ink));
  }

  /** Draws this text. Drawing the same text again costs nothing. */
  public void show(String text) {
    if (!text.equals(shown)) {
      shown = text;
      code = text.isEmpty() ? null : QrMatrix.of(text);
      invalidate();
    }
  }

  /** Makes the view as large a square as there is room for. */
  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int height = MeasureSpec.getSize(heightSpec);
    boolean anyHeight = MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED;
    int side = anyHeight ? width : Math.min(width, height);
    setMeasuredDimension(side, side);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    canvas.drawRoundRect(0, 0, getWidth(), getHeight(), corner, corner, paper);
    QrMatrix matrix = code;
    if (matrix == null) {
      return;
    }
    // squares are whole pixels, because cameras misread a blurred edge
    int square = Math.max(1, getWidth() / (matrix.side() + 2 * QrMatrix.MARGIN));
    int start = (getWidth() - square * matrix.side()) / 2;
    for (int row = 0; row < matrix.side(); row++) {
      for (int column = 0; column < matrix.side(); column++) {
        if (matrix.isDark(column, row)) {
          int x = start + column * square;
          int y = start + row * square;
          canvas.drawRect(x, y, x + square, y + square, ink);
        }
      }
    }
  }
}
