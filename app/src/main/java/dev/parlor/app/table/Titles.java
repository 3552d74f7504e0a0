package dev.parlor.app.table;

import android.view.View;
import android.widget.TextView;
import com.google.android.material.appbar.MaterialToolbar;

/** Shows long titles whole: they may take two lines, however large the text of the phone is. */
public final class Titles {
  private static final float MOST = 22; // dp, so that two lines are as high as the bar

  private Titles() {}

  public static void whole(MaterialToolbar bar) {
    for (int i = 0; i < bar.getChildCount(); i++) {
      View child = bar.getChildAt(i);
      if (child instanceof TextView title) {
        TextCap.atMost(title, MOST);
        title.setSingleLine(false);
        title.setMaxLines(2);
      }
    }
  }
}
