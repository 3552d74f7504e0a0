package dev.parlor.app.play;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
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
import org.jspecify.annotations.Nullable;

/**
 * Who stands how, side by side. Each column is as wide as its longest word asks for, in proportion:
 * a cell that needs two lines has them.
 */
public final class CompareTable extends LinearLayout {
  private static final float SHORT = 84; // a column so wide or narrower is never broken

  public CompareTable(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  void show(Scene scene, Sheet.Compare sheet, FeltWords words) {
    removeAllViews();
    List<TextView> head = new ArrayList<>();
    head.add(cell(words.shown(sheet.title()), false, true));
    sheet.heads().forEach(each -> head.add(cell(words.shown(each), false, false)));
    List<List<TextView>> lines = new ArrayList<>(List.of(head));
    for (Sheet.Row row : sheet.rows()) {
      boolean me = row.seat() == scene.viewer();
      String name = me ? words.shown(Phrase.of("you")) : scene.name(row.seat());
      List<TextView> line = new ArrayList<>();
      line.add(cell(name, row.best(), true));
      row.cells().forEach(each -> line.add(cell(words.shown(each), row.best(), false)));
      lines.add(line);
    }
    float[] wide = new float[head.size()];
    for (List<TextView> line : lines) {
      for (int i = 0; i < Math.min(wide.length, line.size()); i++) {
        wide[i] = Math.max(wide[i], width(line.get(i)));
      }
    }
    lines.forEach(line -> addView(row(line, wide)));
  }

  private LinearLayout row(List<TextView> cells, float[] wide) {
    LinearLayout row = new LinearLayout(getContext());
    row.setBaselineAligned(false);
    float narrow = SHORT * getResources().getDisplayMetrics().density;
    for (int i = 0; i < Math.min(wide.length, cells.size()); i++) {
      boolean small = wide[i] <= narrow;
      int width = small ? (int) Math.ceil(wide[i]) : 0;
      row.addView(
          cells.get(i), new LayoutParams(width, LayoutParams.WRAP_CONTENT, small ? 0 : wide[i]));
    }
    return row;
  }

  /** Long words may break; a column of short ones keeps its room. */
  private static float width(TextView cell) {
    cell.measure(View.MeasureSpec.UNSPECIFIED, View.MeasureSpec.UNSPECIFIED);
    return cell.getMeasuredWidth();
  }

  private TextView cell(String text, boolean best, boolean first) {
    TextView cell =
        (TextView) LayoutInflater.from(getContext()).inflate(R.layout.compare_cell, this, false);
    cell.setText(text);
    TextCap.atMost(cell, 18);
    cell.setTextColor(
        getContext().getColor(best ? R.color.brass : first ? R.color.ivory : R.color.ivory_quiet));
    return cell;
  }
}
