package dev.parlor.app.play;

import android.content.Context;
import android.text.TextUtils;
import android.util.AttributeSet;
import android.util.TypedValue;
import android.view.LayoutInflater;
import android.widget.LinearLayout;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.table.TextCap;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * A comparison of people, side by side. A column is at least as wide as its longest word; the rest
 * of the room goes to columns that need more. Where not even all words have room, the letters
 * become smaller, because no word is broken; on the narrowest screens two columns become one.
 */
public final class CompareTable extends LinearLayout {
  private static final float LEAST = 0.6f; // of the usual letters
  private static final float FOLDED = 0.5f; // the same, beside names as long as any
  private static final float STEP = 0.95f;
  private static final char NO_BREAK = '\u00a0'; // names and titles that stand in one line

  private final List<List<TextView>> lines = new ArrayList<>();
  private int fitted; // the width that the columns are fitted to; 0 before they are

  public CompareTable(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  void show(Scene scene, Sheet.Compare sheet, FeltWords words) {
    removeAllViews();
    lines.clear();
    fitted = 0;
    List<TextView> head = new ArrayList<>();
    head.add(cell(words.shown(sheet.title()), false, true));
    sheet.heads().forEach(each -> head.add(cell(words.shown(each), false, false)));
    lines.add(head);
    for (Sheet.Row row : sheet.rows()) {
      boolean me = row.seat() == scene.viewer();
      String name = me ? words.shown(Phrase.of("you")) : scene.name(row.seat());
      List<TextView> line = new ArrayList<>();
      line.add(cell(name, row.best(), true));
      row.cells().forEach(each -> line.add(cell(words.shown(each), row.best(), false)));
      lines.add(line.subList(0, Math.min(line.size(), head.size())));
    }
    for (List<TextView> line : lines) {
      LinearLayout row = new LinearLayout(getContext());
      row.setBaselineAligned(false);
      line.forEach(row::addView);
      addView(row);
    }
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int room = MeasureSpec.getSize(widthSpec) - getPaddingLeft() - getPaddingRight();
    if (room > 0 && room != fitted && !lines.isEmpty()) {
      fitted = room;
      fit(room);
    }
    super.onMeasure(widthSpec, heightSpec);
  }

  private void fit(int room) {
    shrink(room, LEAST);
    if (sum(widest(CompareTable::longestWord)) > room) {
      fold();
      shrink(room, FOLDED);
    }
    float[] columns = columns(widest(CompareTable::longestWord), widest(CompareTable::width), room);
    for (List<TextView> line : lines) {
      for (int i = 0; i < line.size(); i++) {
        line.get(i).getLayoutParams().width = (int) Math.floor(columns[i]);
      }
    }
  }

  /** Makes the letters smaller until all words have room, or letters would be too small. */
  private void shrink(int room, float least) {
    float part = 1;
    letters(part);
    while (part > least && sum(widest(CompareTable::longestWord)) > room) {
      part = Math.max(least, part * STEP);
      letters(part);
    }
  }

  /** Says what stands in the third column below what stands in the second. */
  private void fold() {
    for (List<TextView> line : lines) {
      if (line.size() > 2 && line.get(2).getVisibility() == VISIBLE) {
        line.get(1).setText(TextUtils.concat(line.get(1).getText(), "\n", line.get(2).getText()));
        line.get(2).setVisibility(GONE);
      }
    }
  }

  /** The largest value in each column. */
  private float[] widest(ToDoubleFunction<TextView> measure) {
    float[] widest = new float[lines.get(0).size()];
    for (List<TextView> line : lines) {
      for (int i = 0; i < line.size(); i++) {
        boolean shown = line.get(i).getVisibility() == VISIBLE;
        float value = shown ? (float) measure.applyAsDouble(line.get(i)) : 0;
        widest[i] = Math.max(widest[i], value);
      }
    }
    return widest;
  }

  /** Sets the size of the letters, as a part of the usual one. */
  private void letters(float part) {
    for (List<TextView> line : lines) {
      for (TextView cell : line) {
        cell.setTextSize(TypedValue.COMPLEX_UNIT_PX, (Float) cell.getTag() * part);
      }
    }
  }

  /**
   * The widths of the columns, which together take all the room. Each column first gets what it
   * needs, then what it wishes, and what is left is shared equally. A wish for less than is needed
   * does not count.
   */
  static float[] columns(float[] least, float[] wished, float room) {
    float[] columns = new float[least.length];
    float[] more = new float[least.length];
    for (int i = 0; i < more.length; i++) {
      more[i] = Math.max(0, wished[i] - least[i]);
    }
    float left = room - sum(least);
    float part = Math.min(1, left / Math.max(1, sum(more)));
    float spare = left - part * sum(more);
    for (int i = 0; i < columns.length; i++) {
      columns[i] =
          left < 0
              ? least[i] * room / sum(least)
              : least[i] + part * more[i] + spare / columns.length;
    }
    return columns;
  }

  private static float sum(float[] all) {
    float sum = 0;
    for (float each : all) {
      sum += each;
    }
    return sum;
  }

  private static float longestWord(TextView cell) {
    float longest = 0;
    for (String word : cell.getText().toString().split("\\s+", -1)) {
      longest = Math.max(longest, cell.getPaint().measureText(word));
    }
    return (float) Math.ceil(longest) + 1 + cell.getPaddingLeft() + cell.getPaddingRight();
  }

  private static float width(TextView cell) {
    cell.measure(MeasureSpec.UNSPECIFIED, MeasureSpec.UNSPECIFIED);
    return cell.getMeasuredWidth();
  }

  private TextView cell(String text, boolean best, boolean first) {
    TextView cell =
        (TextView) LayoutInflater.from(getContext()).inflate(R.layout.compare_cell, this, false);
    cell.setText(first ? text.replace(' ', NO_BREAK) : text);
    TextCap.atMost(cell, 18);
    cell.setTag(cell.getTextSize());
    cell.setTextColor(
        getContext().getColor(best ? R.color.brass : first ? R.color.ivory : R.color.ivory_quiet));
    return cell;
  }
}
