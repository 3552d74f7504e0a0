package dev.parlor.app.lobby;

import android.content.Context;
import android.os.Bundle;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.view.Menu;
import android.view.View;
import android.widget.LinearLayout;
import android.widget.PopupMenu;
import android.widget.TextView;
import com.google.android.material.materialswitch.MaterialSwitch;
import dev.parlor.app.R;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.games.OptionSpec;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.words.GameWords;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The options that the rules of a game leave to the host, one row each. */
public final class OptionRows extends LinearLayout {
  private final Map<String, String> values = new TreeMap<>();
  private final Map<String, String> defaults = new TreeMap<>();
  private List<OptionSpec> specs = List.of();
  private @Nullable GameWords words;

  public OptionRows(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  void offer(TableKit<?, ?> kit) {
    words = GameNames.words(getContext(), kit);
    specs = kit.game().game().options();
    specs.forEach(spec -> defaults.put(spec.key(), spec.defaultText()));
    show();
  }

  /** What differs from the defaults. */
  Map<String, String> chosen() {
    return values;
  }

  Bundle state() {
    Bundle state = new Bundle();
    values.forEach(state::putString);
    return state;
  }

  void restore(@Nullable Bundle state) {
    for (OptionSpec spec : specs) {
      String text = state == null ? null : state.getString(spec.key());
      if (text != null) {
        choose(spec, text);
      }
    }
    show();
  }

  private void choose(OptionSpec spec, String text) {
    if (spec.problem(text).isPresent()) {
      return;
    }
    if (text.equals(spec.defaultText())) {
      values.remove(spec.key());
    } else {
      values.put(spec.key(), text);
    }
  }

  private String value(OptionSpec spec) {
    return values.getOrDefault(spec.key(), spec.defaultText());
  }

  private GameWords words() {
    return Objects.requireNonNull(words, "no game is offered");
  }

  private void show() {
    removeAllViews();
    for (OptionSpec spec : specs) {
      String name = words().option(spec.key());
      addView(
          spec.match(
              new OptionSpec.Cases<>(
                  count -> counted(count, name),
                  flag -> switched(flag, name),
                  oneOf -> chosenFrom(oneOf, name))));
    }
  }

  private View switched(OptionSpec spec, String name) {
    MaterialSwitch row =
        (MaterialSwitch)
            LayoutInflater.from(getContext()).inflate(R.layout.option_switch, this, false);
    row.setText(name);
    row.setChecked(Boolean.parseBoolean(value(spec)));
    row.setOnCheckedChangeListener((view, on) -> choose(spec, Boolean.toString(on)));
    return row;
  }

  private View counted(OptionSpec.Count spec, String name) {
    View row = row(R.layout.option_row, name);
    int now = Integer.parseInt(value(spec));
    TextView shown = row.findViewById(R.id.option_value);
    shown.setText(OptionSteps.text(now, getResources().getConfiguration().getLocales().get(0)));
    View less = row.findViewById(R.id.option_less);
    View more = row.findViewById(R.id.option_more);
    less.setContentDescription(getResources().getString(R.string.host_less, name));
    more.setContentDescription(getResources().getString(R.string.host_more, name));
    less.setEnabled(now > spec.min());
    more.setEnabled(now < spec.max());
    less.setOnClickListener(view -> step(spec, OptionSteps.below(spec, now)));
    more.setOnClickListener(view -> step(spec, OptionSteps.above(spec, now)));
    return row;
  }

  private void step(OptionSpec.Count spec, int next) {
    choose(spec, Integer.toString(next));
    show();
  }

  /** The name of a value. Numbers speak for themselves, words need a sentence. */
  private String valueName(OptionSpec spec, String value) {
    return Character.isDigit(value.charAt(0)) ? value : words().choice(spec.key(), value);
  }

  private View chosenFrom(OptionSpec.OneOf spec, String name) {
    View row = row(R.layout.option_choice, name);
    TextView shown = row.findViewById(R.id.option_value);
    shown.setText(valueName(spec, value(spec)));
    row.setOnClickListener(
        view -> {
          PopupMenu menu = new PopupMenu(getContext(), shown);
          for (int i = 0; i < spec.values().size(); i++) {
            menu.getMenu().add(Menu.NONE, i, i, valueName(spec, spec.values().get(i)));
          }
          menu.setOnMenuItemClickListener(
              item -> {
                choose(spec, spec.values().get(item.getItemId()));
                show();
                return true;
              });
          menu.show();
        });
    return row;
  }

  private View row(int layout, String name) {
    View row = LayoutInflater.from(getContext()).inflate(layout, this, false);
    row.<TextView>findViewById(R.id.option_name).setText(name);
    return row;
  }
}
