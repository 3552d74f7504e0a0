package dev.parlor.app.play;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import android.text.InputType;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.EditText;
import android.widget.LinearLayout;
import android.widget.SeekBar;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.table.HoldButton;
import dev.parlor.app.table.MoveRow;
import dev.parlor.app.table.TextCap;
import dev.parlor.tables.scene.Move;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A number to be chosen: by a slider, in steps, at one touch or typed. */
public final class AmountSheet extends LinearLayout {
  private static final int LEAST_HEIGHT = 560;
  private static final int LEAST_LYING = 340; // only where it stands beside the felt

  private @Nullable TableModel model;
  private @Nullable FeltWords words;
  private Sheet.@Nullable Amount shown;
  private List<Sheet.Preset> presets = List.of();

  public AmountSheet(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  /** Makes what it consists of. Few tables ever ask for a number, so none makes it at its start. */
  private void fill(TableModel table) {
    View.inflate(getContext(), R.layout.amount_sheet, this);
    boolean low = getResources().getBoolean(R.bool.low);
    TextCap.atMost(findViewById(R.id.amount_value), low ? 22 : 30);
    TextCap.atMost(findViewById(R.id.amount_title), 17);
    TextCap.atMost(findViewById(R.id.amount_back), 20);
    boolean beside = isTight(getResources()) && !isUpright(getResources());
    TextCap.atMost(findViewById(R.id.amount_done), beside ? 16 : 22);
    TextCap.atMost(findViewById(R.id.amount_all), beside ? 16 : 22);
    this.<MoveRow>findViewById(R.id.amount_presets).atMost(5);
    SeekBar bar = findViewById(R.id.amount_bar);
    bar.setOnSeekBarChangeListener(new Sliding());
    findViewById(R.id.amount_less).setOnClickListener(view -> step(-1));
    findViewById(R.id.amount_more).setOnClickListener(view -> step(1));
    findViewById(R.id.amount_value).setOnClickListener(view -> type());
    findViewById(R.id.amount_back).setOnClickListener(view -> table.undo());
  }

  /** Whether a sheet that is always open shows only the number and what it does. */
  static boolean isTight(Resources resources) {
    int least = isUpright(resources) ? LEAST_HEIGHT : LEAST_LYING;
    return resources.getBoolean(R.bool.low) && resources.getConfiguration().screenHeightDp < least;
  }

  private static boolean isUpright(Resources resources) {
    return resources.getConfiguration().orientation == Configuration.ORIENTATION_PORTRAIT;
  }

  void begin(TableModel table, FeltWords sayer) {
    model = table;
    words = sayer;
  }

  void show(Scene scene, Sheet.Amount sheet, boolean opened) {
    FeltWords sayer = words;
    TableModel table = model;
    if (sayer == null || table == null) {
      return;
    }
    if (getChildCount() == 0) {
      fill(table);
    }
    shown = sheet;
    this.<TextView>findViewById(R.id.amount_title).setText(sayer.shown(sheet.title()));
    this.<TextView>findViewById(R.id.amount_value).setText(sayer.amount(sheet.amount()));
    SeekBar bar = findViewById(R.id.amount_bar);
    int steps = (sheet.most() - sheet.least() + sheet.step() - 1) / sheet.step();
    bar.setMax(steps);
    bar.setProgress(
        sheet.amount() == sheet.most() ? steps : (sheet.amount() - sheet.least()) / sheet.step());
    findViewById(R.id.amount_less).setEnabled(sheet.amount() > sheet.least());
    findViewById(R.id.amount_more).setEnabled(sheet.amount() < sheet.most());
    findViewById(R.id.amount_back).setVisibility(opened ? VISIBLE : GONE);
    presets(sheet, sayer, table);
    if (!opened && isTight(getResources())) {
      leaveOutPresets();
    }
    done(scene, sheet, sayer, table);
  }

  /** Leaves out what the slider reaches as well. */
  void leaveOutPresets() {
    if (shown != null) {
      findViewById(R.id.amount_presets).setVisibility(GONE);
    }
  }

  private void presets(Sheet.Amount sheet, FeltWords sayer, TableModel table) {
    ViewGroup row = findViewById(R.id.amount_presets);
    if (!sheet.presets().equals(presets)) {
      presets = sheet.presets();
      row.removeAllViews();
      for (Sheet.Preset preset : presets) {
        MaterialButton button =
            (MaterialButton)
                LayoutInflater.from(getContext()).inflate(R.layout.move_preset, row, false);
        TextCap.atMost(button, 17);
        button.setText(sayer.shown(preset.label()));
        button.setOnClickListener(view -> table.amount(preset.amount()));
        row.addView(button);
      }
    }
    row.setVisibility(presets.size() > 1 ? VISIBLE : GONE);
  }

  /**
   * The button that does it. An action that can't be undone has to be held, any other is tapped.
   */
  private void done(Scene scene, Sheet.Amount sheet, FeltWords sayer, TableModel table) {
    MaterialButton tap = findViewById(R.id.amount_done);
    HoldButton hold = findViewById(R.id.amount_all);
    boolean grave = sheet.done().weight() == Move.Weight.GRAVE;
    tap.setVisibility(grave ? GONE : VISIBLE);
    hold.setVisibility(grave ? VISIBLE : GONE);
    String label = sayer.shown(sheet.done().label());
    tap.setText(label);
    hold.setText(label);
    Press.of(tap).does(table.pressing(scene, sheet.done().deed()));
    Press.of(hold).does(table.pressing(scene, sheet.done().deed()));
  }

  private void step(int direction) {
    Sheet.Amount sheet = shown;
    if (sheet != null) {
      choose(sheet.amount() + direction * sheet.step());
    }
  }

  private void choose(int amount) {
    Sheet.Amount sheet = shown;
    TableModel table = model;
    if (sheet != null && table != null) {
      table.amount(Math.max(sheet.least(), Math.min(sheet.most(), amount)));
    }
  }

  private void type() {
    EditText field = new EditText(getContext());
    field.setInputType(InputType.TYPE_CLASS_NUMBER);
    field.setSelectAllOnFocus(true);
    Sheet.Amount sheet = shown;
    field.setText(sheet == null ? "" : String.valueOf(sheet.amount()));
    AlertDialog dialog =
        new MaterialAlertDialogBuilder(getContext())
            .setTitle(this.<TextView>findViewById(R.id.amount_title).getText())
            .setView(field)
            .setPositiveButton(
                android.R.string.ok, (which, button) -> typed(field.getText().toString()))
            .create();
    dialog.show();
  }

  private void typed(String digits) {
    if (digits.matches("[0-9]{1,9}")) {
      choose(Integer.parseInt(digits));
    }
  }

  private final class Sliding implements SeekBar.OnSeekBarChangeListener {
    @Override
    public void onProgressChanged(SeekBar bar, int progress, boolean byPerson) {
      Sheet.Amount sheet = shown;
      if (byPerson && sheet != null) {
        choose(sheet.least() + progress * sheet.step());
      }
    }

    @Override
    public void onStartTrackingTouch(SeekBar bar) {
      bar.getParent().requestDisallowInterceptTouchEvent(true);
    }

    @Override
    public void onStopTrackingTouch(SeekBar bar) {}
  }
}
