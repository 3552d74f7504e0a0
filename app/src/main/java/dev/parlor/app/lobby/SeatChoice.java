package dev.parlor.app.lobby;

import android.content.Context;
import android.util.AttributeSet;
import android.view.ContextThemeWrapper;
import android.view.View;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.button.MaterialButtonToggleGroup;
import dev.parlor.app.R;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The number of seats, with one button for each. */
public final class SeatChoice extends MaterialButtonToggleGroup {
  private static final int HIGH_DP = 56;

  public SeatChoice(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setSingleSelection(true);
    setSelectionRequired(true);
  }

  /** Offers the numbers. The largest one is chosen, so that guests find a seat. */
  void offer(int fewest, int most) {
    removeAllViews();
    for (int seats = fewest; seats <= most; seats++) {
      MaterialButton button =
          new MaterialButton(
              new ContextThemeWrapper(getContext(), R.style.Theme_Parlor),
              null,
              com.google.android.material.R.attr.materialButtonOutlinedStyle);
      button.setId(View.generateViewId());
      button.setTag(seats);
      button.setText(String.format(Locale.getDefault(), "%d", seats));
      button.setContentDescription(
          getResources().getQuantityString(R.plurals.host_seats, seats, seats));
      button.setMinHeight(Math.round(HIGH_DP * getResources().getDisplayMetrics().density));
      addView(button, new LayoutParams(0, LayoutParams.WRAP_CONTENT, 1));
    }
    choose(most);
  }

  void choose(int seats) {
    for (int i = 0; i < getChildCount(); i++) {
      if (Integer.valueOf(seats).equals(getChildAt(i).getTag())) {
        check(getChildAt(i).getId());
      }
    }
  }

  int seats() {
    return (Integer) findViewById(getCheckedButtonId()).getTag();
  }
}
