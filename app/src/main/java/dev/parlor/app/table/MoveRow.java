package dev.parlor.app.table;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import org.jspecify.annotations.Nullable;

/** Buttons of the same width, in as few lines as leave every word whole. */
public final class MoveRow extends ViewGroup {
  private static final int MOST = 4;

  private final int gap;
  private int between; // the lines
  private int most = MOST;
  private int columns = 1;
  private int rowHeight;

  public MoveRow(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    gap = Math.round(8 * getResources().getDisplayMetrics().density);
    between = gap;
  }

  /** Limits how many buttons stand side by side, if their words leave room. */
  public void atMost(int buttons) {
    most = buttons;
  }

  /** Leaves nothing free between lines of buttons that have no edge. */
  public void closeUp() {
    between = 0;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec) - getPaddingLeft() - getPaddingRight();
    int count = getChildCount();
    int widest = 0;
    for (int i = 0; i < count; i++) {
      widest = Math.max(widest, least(getChildAt(i)));
    }
    columns = Math.max(1, Math.min(Math.min(most, count), (width + gap) / (widest + gap)));
    int rows = count == 0 ? 0 : (count + columns - 1) / columns;
    if (rows > 0) {
      columns = (count + rows - 1) / rows; // as evenly as possible
    }
    rowHeight = 0;
    for (int i = 0; i < count; i++) {
      View child = getChildAt(i);
      child.measure(
          MeasureSpec.makeMeasureSpec(cell(width, i, count), MeasureSpec.EXACTLY),
          MeasureSpec.UNSPECIFIED);
      rowHeight = Math.max(rowHeight, child.getMeasuredHeight());
    }
    for (int i = 0; i < count; i++) {
      getChildAt(i)
          .measure(
              MeasureSpec.makeMeasureSpec(cell(width, i, count), MeasureSpec.EXACTLY),
              MeasureSpec.makeMeasureSpec(rowHeight, MeasureSpec.EXACTLY));
    }
    int height = rows == 0 ? 0 : rows * rowHeight + (rows - 1) * between;
    setMeasuredDimension(
        MeasureSpec.getSize(widthSpec), height + getPaddingTop() + getPaddingBottom());
  }

  /** The least width of a button: its words stay whole, in two lines at most. */
  private static int least(View child) {
    if (!(child instanceof TextView text)) {
      child.measure(MeasureSpec.UNSPECIFIED, MeasureSpec.UNSPECIFIED);
      return child.getMeasuredWidth();
    }
    String words = text.getText().toString();
    float best = text.getPaint().measureText(words);
    for (int i = words.indexOf(' '); i > 0; i = words.indexOf(' ', i + 1)) {
      if (!Character.isLetterOrDigit(words.charAt(Math.min(i + 1, words.length() - 1)))) {
        continue; // no line begins with a sign
      }
      float first = text.getPaint().measureText(words, 0, i);
      float second = text.getPaint().measureText(words, i + 1, words.length());
      best = Math.min(best, Math.max(first, second));
    }
    int beside = text.getCompoundPaddingLeft() + text.getCompoundPaddingRight();
    return (int) Math.ceil(best) + beside + 2;
  }

  /** The width of a button. The last line shares the width among its own buttons. */
  private int cell(int width, int index, int count) {
    int inLine = inLine(index, count);
    return Math.max(0, (width - (inLine - 1) * gap) / inLine);
  }

  private int inLine(int index, int count) {
    int from = index / columns * columns;
    return Math.max(1, Math.min(columns, count - from));
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    int width = right - left - getPaddingLeft() - getPaddingRight();
    for (int i = 0; i < getChildCount(); i++) {
      int cell = cell(width, i, getChildCount());
      int place = i % columns;
      if (mirrored) {
        place = inLine(i, getChildCount()) - 1 - place;
      }
      int x = getPaddingLeft() + place * (cell + gap);
      int y = getPaddingTop() + i / columns * (rowHeight + between);
      getChildAt(i).layout(x, y, x + cell, y + rowHeight);
    }
  }
}
