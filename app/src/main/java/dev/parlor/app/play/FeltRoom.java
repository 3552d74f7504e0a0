package dev.parlor.app.play;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.widget.NestedScrollView;
import dev.parlor.app.R;

/**
 * How the height of a low screen is shared: what happened last makes room for the felt, what is to
 * be done is said in smaller letters, and a felt that is too low for a table beside what fills the
 * screen to be read shows none. On a part of a low screen the buttons can be scrolled.
 */
final class FeltRoom {
  private final View table;
  private final View felt;
  private final TextView out;
  private final int least;
  private final int floor;
  private final int compared;

  FeltRoom(View table) {
    this.table = table;
    felt = table.findViewById(R.id.felt);
    out = table.findViewById(R.id.table_out);
    least = table.getResources().getDimensionPixelSize(R.dimen.felt_least);
    floor = table.getResources().getDimensionPixelSize(R.dimen.felt_floor);
    compared = table.getResources().getDimensionPixelSize(R.dimen.felt_compared);
  }

  /** Asks to share again once there is a height to be shared, and when the felt has too little. */
  void whenScarce(Runnable action) {
    felt.addOnLayoutChangeListener(
        (view, left, top, right, bottom, wasLeft, wasTop, wasRight, wasBottom) -> {
          int high = bottom - top;
          if (high != wasBottom - wasTop && high < least) {
            view.post(action);
          }
        });
  }

  /** Called when all that stands around the felt is known. */
  void share(PromptLines voice) {
    if (least == 0 || table.getHeight() == 0) {
      return;
    }
    out.setVisibility(out.length() > 0 ? View.VISIBLE : View.GONE);
    if (left() < least) {
      voice.hush();
    }
    if (left() < least && !voice.isReading()) {
      voice.lower();
    }
    if (left() < least) {
      out.setVisibility(View.GONE); // a tap on the bar above says it
    }
    boolean compares = table.findViewById(R.id.table_compare).getVisibility() == View.VISIBLE;
    int enough = voice.isReading() ? least : compares ? compared : 0;
    felt.setVisibility(left() < enough ? View.INVISIBLE : View.VISIBLE);
    limit(voice.isReading() || compares || left() >= floor);
  }

  /**
   * Lets what stands below the felt be as high as it is, or only so high that the felt keeps its
   * least height. The rest can be scrolled to then, and the buttons of the last line are seen.
   */
  private void limit(boolean free) {
    NestedScrollView side = table.findViewById(R.id.table_side);
    int high =
        free ? ViewGroup.LayoutParams.WRAP_CONTENT : Math.max(1, side(side) - (floor - left()));
    if (side.getLayoutParams().height != high) {
      side.getLayoutParams().height = high;
      side.requestLayout();
      side.post(() -> side.scrollTo(0, side.getChildAt(0).getHeight()));
    }
  }

  private static int side(NestedScrollView side) {
    return side.getChildAt(0).getMeasuredHeight();
  }

  /** What is left for the felt. */
  private int left() {
    View head = table.findViewById(R.id.table_head);
    View edge = table.findViewById(R.id.turn_edge);
    View side = ((ViewGroup) table.findViewById(R.id.table_side)).getChildAt(0);
    side.measure(
        View.MeasureSpec.makeMeasureSpec(table.getWidth(), View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    return table.getHeight() - head.getHeight() - edge.getHeight() - side.getMeasuredHeight();
  }
}
