package dev.parlor.app.settings;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.appbar.MaterialToolbar;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.button.MaterialButtonToggleGroup;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.materialswitch.MaterialSwitch;
import dev.parlor.app.R;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.table.TextCap;
import dev.parlor.app.table.Titles;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a person wants the tables of this phone to be. */
public final class SettingsActivity extends AppCompatActivity {
  /** The buttons in the order of {@link Settings.Speed}. */
  private static final int[] SPEEDS = {R.id.speed_slow, R.id.speed_usual, R.id.speed_fast};

  public static Intent intent(Context context) {
    return new Intent(context, SettingsActivity.class);
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    setContentView(R.layout.activity_settings);
    Edges.fit(this);
    this.<MaterialToolbar>findViewById(R.id.toolbar).setNavigationOnClickListener(view -> finish());
    Titles.whole(findViewById(R.id.toolbar));
    Settings settings = new Settings(this);
    turns(settings, R.id.setting_four_colours, Toggle.FOUR_COLOURS);
    turns(settings, R.id.setting_cards_open, Toggle.CARDS_OPEN);
    turns(settings, R.id.setting_left_handed, Toggle.LEFT_HANDED);
    turns(settings, R.id.setting_motion, Toggle.MOTION);
    turns(settings, R.id.setting_hints, Toggle.ODDS);
    turns(settings, R.id.setting_sound, Toggle.SOUND);
    turns(settings, R.id.setting_haptics, Toggle.HAPTICS);
    showSpeed(settings);
    showLanguage();
    findViewById(R.id.setting_about)
        .setOnClickListener(view -> startActivity(AboutActivity.intent(this)));
  }

  private void turns(Settings settings, int id, Toggle toggle) {
    MaterialSwitch row = findViewById(id);
    row.setChecked(settings.has(toggle));
    row.setOnCheckedChangeListener((view, on) -> settings.set(toggle, on));
  }

  private void showSpeed(Settings settings) {
    MaterialButtonToggleGroup group = findViewById(R.id.setting_speed);
    group.check(SPEEDS[settings.speed().ordinal()]);
    for (Settings.Speed speed : Settings.Speed.values()) {
      TextCap.atMost(findViewById(SPEEDS[speed.ordinal()]), 22);
    }
    group.addOnButtonCheckedListener(
        (all, button, checked) -> {
          for (Settings.Speed speed : Settings.Speed.values()) {
            if (checked && SPEEDS[speed.ordinal()] == button) {
              settings.speed(speed);
            }
          }
        });
  }

  private void showLanguage() {
    MaterialButton button = findViewById(R.id.setting_language);
    List<String> offered = Languages.offered();
    String[] names = new String[offered.size() + 1];
    names[0] = getString(R.string.setting_language_phone);
    for (int i = 0; i < offered.size(); i++) {
      names[i + 1] = Languages.name(offered.get(i));
    }
    int now = offered.indexOf(Languages.chosen()) + 1;
    button.setText(getString(R.string.setting_language_now, names[now]));
    button.setOnClickListener(
        view ->
            new MaterialAlertDialogBuilder(this)
                .setTitle(R.string.setting_language)
                .setSingleChoiceItems(
                    names,
                    now,
                    (dialog, which) -> {
                      dialog.dismiss();
                      Languages.choose(which == 0 ? "" : offered.get(which - 1));
                    })
                .show());
  }
}
