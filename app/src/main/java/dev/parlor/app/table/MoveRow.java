package dev.parlor.app.table;

import android.content.Context;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Buttons of the same width, in as few lines as leave every word whole. */
public final class MoveRow extends ViewGroup {
  private static final int MOST = 4;

  private final int gap;
  private int between; // the lines
  private int most = MOST;
  private List<List<View>> lines = List.of();
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
    lines = lines(shown(), width);
    rowHeight = 0;
    for (List<View> line : lines) {
      for (View button : line) {
        button.measure(exactly(cell(width, line.size())), MeasureSpec.UNSPECIFIED);
        rowHeight = Math.max(rowHeight, button.getMeasuredHeight());
      }
    }
    for (List<View> line : lines) {
      for (View button : line) {
        button.measure(exactly(cell(width, line.size())), exactly(rowHeight));
      }
    }
    int height = lines.isEmpty() ? 0 : lines.size() * (rowHeight + between) - between;
    setMeasuredDimension(
        MeasureSpec.getSize(widthSpec), height + getPaddingTop() + getPaddingBottom());
  }

  private static int exactly(int size) {
    return MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY);
  }

  private List<View> shown() {
    List<View> shown = new ArrayList<>();
    for (int i = 0; i < getChildCount(); i++) {
      if (getChildAt(i).getVisibility() != GONE) {
        shown.add(getChildAt(i));
      }
    }
    return shown;
  }

  /**
   * The buttons of each line, as evenly as possible. Where not all words would have room so, those
   * that are short enough stand in pairs.
   */
  private List<List<View>> lines(List<View> shown, int width) {
    int count = shown.size();
    int[] least = new int[count];
    for (int i = 0; i < count; i++) {
      least[i] = least(shown.get(i));
    }
    for (int number = 1; number < count; number++) {
      int each = (count + number - 1) / number;
      boolean fits = each <= most;
      for (int i = 0; i < count && fits; i++) {
        int beside = Math.min(each, count - i / each * each);
        fits = least[i] <= cell(width, beside);
      }
      if (fits) {
        return evenly(shown, each);
      }
    }
    List<List<View>> pairs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean pair = i + 1 < count && Math.max(least[i], least[i + 1]) <= cell(width, 2);
      pairs.add(shown.subList(i, i + (pair ? 2 : 1)));
      i += pair ? 1 : 0;
    }
    return pairs;
  }

  private static List<List<View>> evenly(List<View> shown, int each) {
    List<List<View>> lines = new ArrayList<>();
    for (int from = 0; from < shown.size(); from += each) {
      lines.add(shown.subList(from, Math.min(shown.size(), from + each)));
    }
    return lines;
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

  /** The width of a button of a line of so many, which share it. */
  private int cell(int width, int inLine) {
    return Math.max(0, (width - (inLine - 1) * gap) / inLine);
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    boolean mirrored = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    int width = right - left - getPaddingLeft() - getPaddingRight();
    int y = getPaddingTop();
    for (List<View> line : lines) {
      int cell = cell(width, line.size());
      for (int i = 0; i < line.size(); i++) {
        int place = mirrored ? line.size() - 1 - i : i;
        int x = getPaddingLeft() + place * (cell + gap);
        line.get(i).layout(x, y, x + cell, y + rowHeight);
      }
      y += rowHeight + between;
    }
  }
}
