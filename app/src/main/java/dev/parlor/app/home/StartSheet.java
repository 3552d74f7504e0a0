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
import dev.parlor.app.learn.RulesActivity;
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

  private static final int[] PEOPLE = {R.id.people_1, R.id.people_2, R.id.people_3, R.id.people_4};

  /** The buttons in the order of {@link Level}. */
  private static final int[] LEVELS = {
    R.id.level_easy, R.id.level_medium, R.id.level_hard, R.id.level_expert
  };

  private static final String PEOPLE_CHOSEN = "people";
  private static final String COMPUTERS_CHOSEN = "computers";

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
    MaterialButtonToggleGroup group = content.findViewById(R.id.seats_group);
    group.check(SEATS[Math.min(kit.game().phones().most(), 3) - 1]);
    MaterialButtonToggleGroup people = content.findViewById(R.id.people_group);
    people.check(PEOPLE[0]);
    boolean shared = kit.open();
    people.setVisibility(shared ? View.VISIBLE : View.GONE);
    content.findViewById(R.id.people_line).setVisibility(shared ? View.VISIBLE : View.GONE);
    people.addOnButtonCheckedListener((all, button, checked) -> offer(group, number(all, PEOPLE)));
    offer(group, 1);
    showLevels(content.findViewById(R.id.level_group));
    showTempo(content.findViewById(R.id.tempo_group));
    content
        .findViewById(R.id.start_own)
        .setOnClickListener(
            view ->
                getContext()
                    .startActivity(OwnPlayersActivity.intent(getContext(), kit.game().id())));
    content
        .findViewById(R.id.start_host)
        .setOnClickListener(view -> go(HostActivity.atOnce(getContext(), kit.game().id())));
    content
        .findViewById(R.id.start_options)
        .setOnClickListener(view -> go(HostActivity.intent(getContext(), kit.game().id())));
    content
        .findViewById(R.id.start_learn)
        .setOnClickListener(
            view ->
                getContext().startActivity(RulesActivity.intent(getContext(), kit.game().id())));
    content
        .<MaterialButton>findViewById(R.id.start)
        .setOnClickListener(view -> start(number(people, PEOPLE), number(group, SEATS) - 1));
  }

  TableKit<?, ?> kit() {
    return kit;
  }

  /** Level and pace are settings; how many play is kept for a phone that is turned. */
  @Override
  public Bundle onSaveInstanceState() {
    Bundle state = super.onSaveInstanceState();
    state.putInt(PEOPLE_CHOSEN, number(findViewById(R.id.people_group), PEOPLE));
    state.putInt(COMPUTERS_CHOSEN, number(findViewById(R.id.seats_group), SEATS));
    return state;
  }

  @Override
  public void onRestoreInstanceState(Bundle state) {
    super.onRestoreInstanceState(state);
    MaterialButtonToggleGroup people = findViewById(R.id.people_group);
    MaterialButtonToggleGroup computers = findViewById(R.id.seats_group);
    people.check(PEOPLE[state.getInt(PEOPLE_CHOSEN, 1) - 1]);
    computers.check(SEATS[state.getInt(COMPUTERS_CHOSEN, 1) - 1]);
  }

  /**
   * Offers as many computer players as fit beside these people, and at least as many as the rules
   * want.
   */
  private void offer(MaterialButtonToggleGroup group, int people) {
    int fewest = Math.max(0, kit.game().game().seats().least() - people);
    int most = kit.game().phones().most() - people;
    for (int computers = 0; computers < SEATS.length; computers++) {
      boolean possible = computers >= fewest && computers <= most;
      group.findViewById(SEATS[computers]).setVisibility(possible ? View.VISIBLE : View.GONE);
    }
    int chosen = people > 1 ? fewest : number(group, SEATS) - 1;
    group.check(SEATS[Math.max(fewest, Math.min(most, chosen))]);
  }

  /** Which of these buttons is chosen, from 1. */
  private static int number(MaterialButtonToggleGroup group, int[] buttons) {
    for (int i = 0; i < buttons.length; i++) {
      if (group.getCheckedButtonId() == buttons[i]) {
        return i + 1;
      }
    }
    return 1;
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

  private void start(int people, int computers) {
    // fair enough for playing alone; tables of phones deal with sealed cards instead
    long seed = new SecureRandom().nextLong();
    go(TableActivity.practice(getContext(), kit.game().id(), people, people + computers, seed));
  }

  private void go(Intent next) {
    getContext().startActivity(next);
    dismiss();
  }
}
