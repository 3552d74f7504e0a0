package dev.parlor.app.lobby;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import org.jspecify.annotations.Nullable;

/** Four bars; more of them are full for a stronger signal. A word stands beside them. */
public final class StrengthView extends View {
  private static final int BARS = 4;

  private final Paint full = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint empty = new Paint(Paint.ANTI_ALIAS_FLAG);
  private int strength;

  public StrengthView(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    full.setColor(MaterialColors.getColor(this, com.google.android.material.R.attr.colorPrimary));
    empty.setColor(
        MaterialColors.getColor(this, com.google.android.material.R.attr.colorOutlineVariant));
  }

  /**
   * @param bars from 0 to 3
   */
  void show(int bars) {
    strength = bars;
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float step = (float) getWidth() / BARS;
    float wide = step * 0.62f;
    float round = wide / 3;
    for (int i = 0; i < BARS; i++) {
      float top = getHeight() * (1 - (i + 1) / (float) BARS);
      canvas.drawRoundRect(
          i * step, top, i * step + wide, getHeight(), round, round, i <= strength ? full : empty);
    }
  }
}
