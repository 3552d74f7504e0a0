package dev.parlor.app.monkey;

import android.app.Activity;
import android.content.ComponentName;
import android.content.Intent;
import android.os.Bundle;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.play.TableActivity;
import dev.parlor.games.GameId;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowActivity;
import org.robolectric.shadows.ShadowLooper;

/** The screens that lie on one another, as Android piles them up. */
final class ScreenPile {
  static final String TABLE = TableActivity.class.getName();

  /** What a table against computer players is dealt by; the same cards come in every run. */
  private static final String SEED = "seed";

  static final String OURS = "dev.parlor.";

  private final Deque<ActivityController<? extends Activity>> pile = new ArrayDeque<>();
  private final Set<String> reached = new TreeSet<>();
  private boolean visible = true;
  private long deals;
  private @Nullable String another;

  ScreenPile() {
    open(new Intent(RuntimeEnvironment.getApplication(), HomeActivity.class));
  }

  Activity top() {
    return pile.getFirst().get();
  }

  /** The name of a screen. A table of each game has one of its own. */
  private static String place(Intent intent) {
    String screen = Objects.requireNonNull(intent.getComponent()).getClassName();
    String game = intent.getStringExtra("game");
    return screen.equals(TABLE) ? screen + " of " + game : screen;
  }

  static String table(GameId game) {
    return TABLE + " of " + game.id();
  }

  /** The screens that were on top at some time. */
  Set<String> reached() {
    return reached;
  }

  int size() {
    return pile.size();
  }

  void open(Intent intent) {
    ComponentName screen = intent.getComponent();
    if (screen == null || !screen.getClassName().startsWith(OURS)) {
      another = intent.getAction(); // another app comes and goes
      return;
    }
    if (intent.hasExtra(SEED)) {
      intent.putExtra(SEED, ++deals);
    }
    if (!pile.isEmpty() && screen.getClassName().equals(top().getClass().getName())) {
      pile.getFirst().newIntent(intent);
      return;
    }
    if (!pile.isEmpty()) {
      pile.getFirst().pause().stop();
    }
    ActivityController<? extends Activity> made = build(screen.getClassName(), intent);
    pile.addFirst(made);
    reached.add(place(intent));
    made.setup();
    settle();
  }

  /** What another app was asked for since the last question, if any was. */
  Optional<String> another() {
    Optional<String> asked = Optional.ofNullable(another);
    another = null;
    return asked;
  }

  private static ActivityController<? extends Activity> build(String name, Intent intent) {
    try {
      return Robolectric.buildActivity(Class.forName(name).asSubclass(Activity.class), intent);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Follows to the screens that were asked for, and away from those that have closed. */
  void follow() {
    settle();
    for (int i = 0; i < 8; i++) {
      ShadowActivity shadow = Shadows.shadowOf(top());
      Intent next = shadow.getNextStartedActivity();
      if (top().isFinishing()) {
        close();
      }
      if (next == null) {
        if (!top().isFinishing()) {
          return;
        }
      } else {
        open(next);
      }
    }
  }

  private void close() {
    ActivityController<? extends Activity> over = pile.removeFirst();
    over.pause().stop().destroy();
    settle();
    if (pile.isEmpty()) {
      open(new Intent(RuntimeEnvironment.getApplication(), HomeActivity.class));
    } else {
      pile.getFirst().restart().start().resume();
      settle();
    }
  }

  void back() {
    ((androidx.activity.ComponentActivity) top()).getOnBackPressedDispatcher().onBackPressed();
    follow();
  }

  /** Gives the window another shape. */
  void turn(String qualifiers) {
    TestScreen.turn(pile.getFirst(), qualifiers);
    settle();
  }

  /** Goes to the launcher, or back from there. */
  void home() {
    visible = !visible;
    if (visible) {
      pile.getFirst().restart().start().resume();
    } else {
      pile.getFirst().pause().stop();
    }
    settle();
  }

  boolean isVisible() {
    return visible;
  }

  /** Ends the process while nobody looks. The screen on top is made again from what it has kept. */
  void die(Runnable process) {
    if (visible) {
      home();
    }
    Bundle kept = new Bundle();
    pile.getFirst().saveInstanceState(kept);
    Intent intent = top().getIntent();
    String name = top().getClass().getName();
    pile.forEach(ActivityController::destroy);
    pile.clear();
    settle();
    process.run();
    ActivityController<? extends Activity> again = build(name, intent);
    pile.addFirst(again);
    visible = true;
    again.create(kept).start().restoreInstanceState(kept).postCreate(kept).resume().visible();
    settle();
  }

  void end() {
    pile.forEach(ActivityController::destroy);
    pile.clear();
  }

  static void settle() {
    pass(60);
  }

  static void pass(long millis) {
    ShadowLooper.idleMainLooper(millis, TimeUnit.MILLISECONDS);
  }
}
