package dev.parlor.app.play;

import android.content.Intent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.SeekBar;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.settings.Settings;
import dev.parlor.games.Dice;
import dev.parlor.games.GameId;
import dev.parlor.games.bot.Level;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.sitting.Tempo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowLooper;

/** A person at any table, who sees what is on the screen, taps on it, and does nothing else. */
public final class TableRobot implements AutoCloseable {
  private final ActivityController<TableActivity> controller;
  private final Dice dice;

  public TableRobot(GameId game, int seats, long seed) {
    this(game, seats, seed, Map.of());
  }

  public TableRobot(GameId game, int seats, long seed, Map<String, String> options) {
    this(
        TableActivity.practice(RuntimeEnvironment.getApplication(), game, seats, seed, options),
        seed);
  }

  /** A person at the table that an intent asks for. */
  public TableRobot(Intent table) {
    this(table, 1);
  }

  private TableRobot(Intent table, long seed) {
    // Better players bring a match to its end sooner than careless ones.
    Settings settings = new Settings(RuntimeEnvironment.getApplication());
    settings.level(Level.HARD);
    settings.tempo(Tempo.QUICK);
    controller = Robolectric.buildActivity(TableActivity.class, table).setup();
    dice = Dice.seeded(seed);
    settle(50);
  }

  public TableActivity activity() {
    return controller.get();
  }

  public FeltView felt() {
    return activity().findViewById(R.id.felt);
  }

  public Scene scene() {
    return Objects.requireNonNull(felt().scene());
  }

  public String text(int id) {
    return activity().<TextView>findViewById(id).getText().toString();
  }

  public boolean over() {
    return activity().findViewById(R.id.ending).getVisibility() == View.VISIBLE;
  }

  public void settle(long millis) {
    ShadowLooper.idleMainLooper(millis, TimeUnit.MILLISECONDS);
  }

  public void turnThePhone(String orientation) {
    TestScreen.turn(controller, "+" + orientation);
    settle(50);
  }

  public List<Laid.Node> targets() {
    return Fingers.targets(felt());
  }

  public Laid.Node node(At at) {
    return Objects.requireNonNull(felt().laid()).nodes().stream()
        .filter(node -> node.at().equals(at))
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing lies at " + at));
  }

  public void tap(Laid.Node node) {
    Fingers.tap(felt(), node);
    settle(20);
  }

  /** Carries what lies there to another place. */
  public void drag(Laid.Node from, Laid.Node to) {
    Fingers.drag(felt(), Fingers.Point.of(from), Fingers.Point.of(to));
    settle(20);
  }

  /** The buttons in thumb reach that can be pressed now. */
  public List<View> buttons() {
    List<View> buttons = new ArrayList<>();
    for (int row : new int[] {R.id.table_moves, R.id.table_quiet}) {
      collect(activity().findViewById(row), buttons);
    }
    View amount = activity().findViewById(R.id.table_amount);
    if (amount.getVisibility() == View.VISIBLE) {
      for (int id : new int[] {R.id.amount_done, R.id.amount_all}) {
        View button = activity().findViewById(id);
        if (button.getVisibility() == View.VISIBLE) {
          buttons.add(button);
        }
      }
    }
    return buttons;
  }

  private static void collect(ViewGroup row, List<View> buttons) {
    for (int i = 0; row.getVisibility() == View.VISIBLE && i < row.getChildCount(); i++) {
      buttons.add(row.getChildAt(i));
    }
  }

  /** Presses the eye in the bar: the own cards lie face down from now on. */
  public void hideCards() {
    com.google.android.material.appbar.MaterialToolbar bar = activity().findViewById(R.id.toolbar);
    bar.getMenu().performIdentifierAction(R.id.menu_open, 0);
    settle(20);
  }

  public void press(View button) {
    if (!button.performClick()) {
      button.performLongClick();
    }
    settle(20);
  }

  /** Slides an open amount to this part of its bar. */
  public void slide(float part) {
    SeekBar bar = activity().findViewById(R.id.amount_bar);
    if (activity().findViewById(R.id.table_amount).getVisibility() == View.VISIBLE) {
      int to = Math.round(bar.getMax() * part);
      org.robolectric.Shadows.shadowOf(bar)
          .getOnSeekBarChangeListener()
          .onProgressChanged(bar, to, true);
      settle(20);
    }
  }

  /**
   * Taps at random on whatever is offered, as often on a button as on the felt, or lets time pass;
   * false once the match is over.
   */
  public boolean step() {
    if (over()) {
      return false;
    }
    List<Laid.Node> targets = targets();
    List<View> buttons = buttons();
    if ((targets.isEmpty() && buttons.isEmpty()) || dice.below(4) == 0) {
      settle(700);
    } else if (targets.isEmpty() || (!buttons.isEmpty() && dice.below(2) == 0)) {
      press(buttons.get(dice.below(buttons.size())));
    } else {
      tap(targets.get(dice.below(targets.size())));
    }
    return true;
  }

  @Override
  public void close() {
    controller.close();
  }
}
