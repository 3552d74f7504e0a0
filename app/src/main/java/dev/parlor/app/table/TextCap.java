package dev.parlor.app.table;

import android.util.TypedValue;
import android.widget.TextView;

/**
 * Limits large words: they grow with the text size of the phone only as far as the table has room.
 */
public final class TextCap {
  private TextCap() {}

  public static void atMost(TextView text, float dp) {
    float most = dp * text.getResources().getDisplayMetrics().density;
    if (text.getTextSize() > most) {
      text.setTextSize(TypedValue.COMPLEX_UNIT_PX, most);
    }
  }
}
