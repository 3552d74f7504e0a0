package dev.parlor.app.play;

import android.view.View;
import android.widget.TextView;
import androidx.activity.OnBackPressedCallback;
import androidx.appcompat.app.AppCompatActivity;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.FeltWords;
import dev.parlor.app.felt.Plan;
import dev.parlor.app.table.TextCap;
import dev.parlor.tables.scene.Beat;
import dev.parlor.tables.scene.Overview;
import dev.parlor.tables.scene.Phrase;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.words.Speaker;
import java.util.List;

/**
 * Uses the device as a table for all: it lies in the middle and shows large what everybody may see.
 * Nothing can be done there but to take it up again.
 */
final class Middle {
  private static final int MOST_TOLD = 18;
  private static final int MOST_SAID = 28;
  private static final int[] OF_ONE_PERSON = {R.id.table_head, R.id.turn_edge, R.id.table_side};

  private final AppCompatActivity screen;
  private final FeltView felt;
  private final TableModel table;
  private final FeltWords words;
  private final Plan plan;
  private final Runnable stopsWatching;
  private final OnBackPressedCallback back =
      new OnBackPressedCallback(false) {
        @Override
        public void handleOnBackPressed() {
          takeUp();
        }
      };

  Middle(
      AppCompatActivity screen,
      FeltView felt,
      TableModel table,
      FeltWords words,
      Plan plan,
      Runnable stopsWatching) {
    this.screen = screen;
    this.felt = felt;
    this.table = table;
    this.words = words;
    this.plan = plan;
    this.stopsWatching = stopsWatching;
    TextCap.atMost(screen.findViewById(R.id.middle_trouble), MOST_TOLD);
    TextCap.atMost(screen.findViewById(R.id.middle_told), MOST_TOLD);
    TextCap.atMost(screen.findViewById(R.id.middle_said), MOST_SAID);
    TextCap.atMost(screen.findViewById(R.id.take_up), MOST_SAID);
  }

  /** Asks for another look at the table whenever it is laid down or taken up. */
  void begin(Runnable redraw) {
    screen.findViewById(R.id.take_up).setOnClickListener(view -> takeUp());
    screen.getOnBackPressedDispatcher().addCallback(screen, back);
    table.inTheMiddle().observe(screen, now -> redraw.run());
  }

  /**
   * The button was pressed. A person with a seat takes the device up. One without a seat leaves,
   * because nobody waits for him.
   */
  private void takeUp() {
    Scene now = table.scene().getValue();
    if (now != null && now.viewer() == Scene.ONLOOKER) {
      stopsWatching.run();
    } else {
      table.layInTheMiddle(false);
    }
  }

  /** Shows the table to all if it lies in the middle; false if it shows it to one person. */
  boolean shows(Scene scene) {
    boolean onlooks = scene.viewer() == Scene.ONLOOKER;
    boolean lies = onlooks || Boolean.TRUE.equals(table.inTheMiddle().getValue());
    for (int part : OF_ONE_PERSON) {
      screen.findViewById(part).setVisibility(lies ? View.GONE : View.VISIBLE);
    }
    screen.findViewById(R.id.middle).setVisibility(lies ? View.VISIBLE : View.GONE);
    screen
        .<TextView>findViewById(R.id.take_up)
        .setText(onlooks ? R.string.middle_stop_watching : R.string.middle_take_up);
    back.setEnabled(lies);
    felt.share(lies ? plan.inTheMiddle() : plan);
    if (lies) {
      show(scene);
    }
    return lies;
  }

  /** Shows what happened last until something else happens. */
  private void tell(Scene scene) {
    List<Phrase> told = scene.news().told();
    Phrase news = told.isEmpty() ? Phrase.NONE : told.get(told.size() - 1);
    Phrase last = scene.beat().filter(Beat::strip).map(Beat::said).orElse(news);
    if (!last.isNone()) {
      TextView line = screen.findViewById(R.id.middle_told);
      line.setText(words.shown(last));
      line.setVisibility(View.VISIBLE);
    }
  }

  /**
   * The speaker for this scene. A person who plays alone against computer players is addressed as
   * "you" here as well.
   */
  private Speaker speaker(Scene seen) {
    Speaker own = Speaker.of(seen);
    String you = screen.getString(R.string.seat_me);
    boolean alone = seen.viewer() != Scene.ONLOOKER && own.names().get(seen.viewer()).equals(you);
    return alone ? own : new Speaker(own.names(), Scene.ONLOOKER);
  }

  private void show(Scene seen) {
    Scene scene = Overview.of(seen);
    words.to(speaker(seen), false);
    Phrase said = scene.finale().isPresent() ? scene.finale().get().won() : scene.prompt();
    String text = words.shown(said.isNone() ? scene.title() : said);
    screen.<TextView>findViewById(R.id.middle_said).setText(text);
    tell(scene);
    felt.show(scene, false, table.slept());
  }
}
