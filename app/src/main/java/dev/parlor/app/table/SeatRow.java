package dev.parlor.app.table;

import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/** The players at a table in seat order, from the left. */
public final class SeatRow extends LinearLayout {
  public SeatRow(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(HORIZONTAL);
  }

  /** As many plates as there are seats; nobody else at the table, no plates. */
  public void setSeats(int seats) {
    setVisibility(seats > 1 ? VISIBLE : GONE);
    while (getChildCount() > seats) {
      removeViewAt(getChildCount() - 1);
    }
    int gap = getResources().getDimensionPixelSize(R.dimen.seat_gap);
    while (getChildCount() < seats) {
      LayoutParams params = new LayoutParams(0, ViewGroup.LayoutParams.MATCH_PARENT, 1);
      params.setMarginStart(getChildCount() == 0 ? 0 : gap);
      addView(new SeatPlate(getContext(), null), params);
    }
  }

  public SeatPlate plate(int seat) {
    return (SeatPlate) getChildAt(seat);
  }
}
