package dev.parlor.app.play;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.widget.NestedScrollView;
import dev.parlor.app.R;
import org.jspecify.annotations.Nullable;

/**
 * How the height of a low screen is shared: what happened last makes room for the felt, what is to
 * be done is said in smaller letters, and a felt that is too low for a table beside what fills the
 * screen to be read shows none. On a part of a low screen the buttons can be scrolled.
 */
final class FeltRoom {
  private final View table;
  private final View felt;
  private final TextView out;
  private final boolean brief;
  private final int least;
  private final int floor;
  private final int compared;
  private final @Nullable NestedScrollView beside; // where the felt does not stand above it

  FeltRoom(View table) {
    this.table = table;
    felt = table.findViewById(R.id.felt);
    out = table.findViewById(R.id.table_out);
    brief = table.getResources().getBoolean(R.bool.brief);
    beside = beside(table.findViewById(R.id.console));
    least = table.getResources().getDimensionPixelSize(R.dimen.felt_least);
    floor = table.getResources().getDimensionPixelSize(R.dimen.felt_floor);
    compared = table.getResources().getDimensionPixelSize(R.dimen.felt_compared);
  }

  /** What scrolls beside a felt; nothing where it stands below. */
  private static @Nullable NestedScrollView beside(View console) {
    View at = console;
    while (!(at instanceof NestedScrollView)) {
      at = (View) at.getParent();
    }
    return at.getId() == R.id.table_side ? null : (NestedScrollView) at;
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
    if (beside != null) {
      View.OnLayoutChangeListener lacks =
          (view, left, top, right, bottom, wasLeft, wasTop, wasRight, wasBottom) -> {
            if (bottom - top != wasBottom - wasTop && hidden() > 0) {
              view.post(action);
            }
          };
      beside.addOnLayoutChangeListener(lacks);
      beside.getChildAt(0).addOnLayoutChangeListener(lacks);
    }
  }

  /** Called when all that stands around the felt is known. */
  void share(PromptLines voice) {
    if (beside != null) {
      makeRoomBeside(voice);
    } else if (table.getHeight() > 0) {
      makeRoomAbove(voice);
    }
  }

  private void makeRoomAbove(PromptLines voice) {
    offerOut(true);
    if (left() < least) {
      voice.hush();
    }
    if (left() < least && !voice.isReading()) {
      voice.lower();
    }
    offerOut(left() >= least);
    boolean compares = table.findViewById(R.id.table_compare).getVisibility() == View.VISIBLE;
    int enough = voice.isReading() ? least : compares ? compared : 0;
    felt.setVisibility(left() < enough ? View.INVISIBLE : View.VISIBLE);
    limit(voice.isReading() || compares || left() >= floor);
  }

  /** Lets the buttons beside a felt be seen, if need be without what happened last. */
  private void makeRoomBeside(PromptLines voice) {
    NestedScrollView side = beside;
    if (side == null || side.getHeight() == 0) {
      return;
    }
    offerOut(true);
    if (hidden() > 0) {
      voice.hush();
    }
    offerOut(hidden() <= 0);
    if (hidden() > 0 && !voice.isReading()) {
      voice.lower();
    }
    if (hidden() > 0) {
      table.<AmountSheet>findViewById(R.id.table_amount).leaveOutPresets();
    }
    if (hidden() > 0 && !voice.isReading()) {
      side.post(() -> side.scrollTo(0, side.getChildAt(0).getHeight()));
    }
  }

  /** Says what concerns the others, or leaves it out where a tap on the bar says it as well. */
  private void offerOut(boolean room) {
    if (brief) {
      out.setVisibility(room && out.length() > 0 ? View.VISIBLE : View.GONE);
    }
  }

  /** How much of what stands beside the felt has no room. */
  private int hidden() {
    return beside == null ? 0 : needed(beside, beside.getWidth()) - beside.getHeight();
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
    int side = needed(table.findViewById(R.id.table_side), table.getWidth());
    return table.getHeight() - head.getHeight() - edge.getHeight() - side;
  }

  private static int needed(ViewGroup scroll, int width) {
    View side = scroll.getChildAt(0);
    side.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    return side.getMeasuredHeight();
  }
}
