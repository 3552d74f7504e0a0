package dev.parlor.app.home;

import android.content.Context;
import android.content.Intent;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.button.MaterialButtonToggleGroup;
import dev.parlor.app.R;
import dev.parlor.app.bots.OwnPlayersActivity;
import dev.parlor.app.edge.Edges;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.table.TextCap;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.sitting.Tempo;
import dev.parlor.tables.words.GameWords;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/** Explains a game and starts it: with others nearby, alone, or with computer players. */
final class StartSheet extends BottomSheetDialog {
  private static final int[] SEATS = {R.id.seats_1, R.id.seats_2, R.id.seats_3, R.id.seats_4};

  /** In the order of {@link Level}. */
  private static final int[] LEVELS = {
    R.id.level_easy, R.id.level_medium, R.id.level_hard, R.id.level_expert
  };

  private final TableKit<?, ?> kit;

  StartSheet(Context context, TableKit<?, ?> kit) {
    super(context);
    this.kit = kit;
  }

  @Override
  protected void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    View content = View.inflate(getContext(), R.layout.start_sheet, null);
    setContentView(content);
    Edges.fit(this);
    getBehavior().setState(BottomSheetBehavior.STATE_EXPANDED);
    getBehavior().setSkipCollapsed(true);
    GameWords words = GameNames.words(getContext(), kit);
    content.<TextView>findViewById(R.id.start_title).setText(words.title());
    content.<TextView>findViewById(R.id.start_line).setText(words.line());
    content.<TextView>findViewById(R.id.start_rules).setText(words.rules());
    int most = kit.game().phones().most();
    MaterialButtonToggleGroup group = content.findViewById(R.id.seats_group);
    for (int seats = 1; seats <= SEATS.length; seats++) {
      // at a table of one's own fewer may sit than at one of several phones
      boolean possible = seats >= kit.game().game().seats().least() && seats <= most;
      group.findViewById(SEATS[seats - 1]).setVisibility(possible ? View.VISIBLE : View.GONE);
    }
    group.check(SEATS[Math.min(most, 3) - 1]);
    showLevels(content.findViewById(R.id.level_group));
    showTempo(content.findViewById(R.id.tempo_group));
    content
        .findViewById(R.id.start_own)
        .setOnClickListener(
            view ->
                getContext().startActivity(OwnPlayersActivity.intent(getContext(), kit.game().id())));
    content
        .findViewById(R.id.start_host)
        .setOnClickListener(view -> go(HostActivity.intent(getContext(), kit.game().id())));
    content.<MaterialButton>findViewById(R.id.start).setOnClickListener(view -> start(group));
  }

  /** The level that is chosen stays chosen. */
  private void showLevels(MaterialButtonToggleGroup group) {
    Settings settings = new Settings(getContext());
    group.check(LEVELS[settings.level().ordinal()]);
    for (Level level : Level.values()) {
      TextCap.atMost(group.findViewById(LEVELS[level.ordinal()]), 20);
    }
    group.addOnButtonCheckedListener(
        (all, button, checked) -> {
          for (Level level : Level.values()) {
            if (checked && LEVELS[level.ordinal()] == button) {
              settings.level(level);
            }
          }
        });
  }

  private void showTempo(MaterialButtonToggleGroup group) {
    Settings settings = new Settings(getContext());
    group.check(settings.tempo() == Tempo.QUICK ? R.id.tempo_quick : R.id.tempo_natural);
    group.addOnButtonCheckedListener(
        (all, button, checked) -> {
          if (checked) {
            settings.tempo(button == R.id.tempo_quick ? Tempo.QUICK : Tempo.NATURAL);
          }
        });
  }

  private void start(MaterialButtonToggleGroup group) {
    int seats = 1;
    for (int i = 0; i < SEATS.length; i++) {
      if (group.getCheckedButtonId() == SEATS[i]) {
        seats = i + 1;
      }
    }
    // Fair enough to play against oneself; tables of phones deal with sealed cards instead.
    long seed = new SecureRandom().nextLong();
    go(TableActivity.practice(getContext(), kit.game().id(), seats, seed));
  }

  private void go(Intent next) {
    getContext().startActivity(next);
    dismiss();
  }
}
