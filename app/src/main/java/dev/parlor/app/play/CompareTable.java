package dev.parlor.app.play;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.widget.TableLayout;
import android.widget.TableRow;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.table.TextCap;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import org.jspecify.annotations.Nullable;

/** Who stands how, side by side. */
public final class CompareTable extends TableLayout {
  public CompareTable(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setStretchAllColumns(true);
    setShrinkAllColumns(true);
  }

  void show(Scene scene, Sheet.Compare sheet, FeltWords words) {
    removeAllViews();
    TableRow head = new TableRow(getContext());
    cell(head, words.shown(sheet.title()), false, true);
    for (Phrase each : sheet.heads()) {
      cell(head, words.shown(each), false, false);
    }
    addView(head);
    for (Sheet.Row row : sheet.rows()) {
      TableRow line = new TableRow(getContext());
      boolean me = row.seat() == scene.viewer();
      cell(line, me ? words.shown(Phrase.of("you")) : scene.name(row.seat()), row.best(), true);
      for (Phrase each : row.cells()) {
        cell(line, words.shown(each), row.best(), false);
      }
      addView(line);
    }
  }

  private void cell(TableRow row, String text, boolean best, boolean first) {
    TextView cell =
        (TextView) LayoutInflater.from(getContext()).inflate(R.layout.compare_cell, row, false);
    cell.setText(text);
    TextCap.atMost(cell, 18);
    cell.setTextColor(
        getContext().getColor(best ? R.color.brass : first ? R.color.ivory : R.color.ivory_quiet));
    row.addView(cell);
  }
}
