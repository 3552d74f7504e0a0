package dev.parlor.app.piles;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.games.piles.Direction;
import java.time.Duration;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowLooper;

/** A person at the table: sees what is on the screen and taps, nothing else. */
public final class PilesRobot implements AutoCloseable {
  private static final Duration A_WHILE = Duration.ofMillis(1500);

  private final ActivityController<PilesActivity> controller;

  public PilesRobot(int seats, long seed) {
    controller =
        Robolectric.buildActivity(
                PilesActivity.class,
                PilesActivity.practice(RuntimeEnvironment.getApplication(), seats, seed))
            .setup();
  }

  public PilesActivity activity() {
    return controller.get();
  }

  public void turnThePhone(String orientation) {
    RuntimeEnvironment.setQualifiers("+" + orientation);
    controller.configurationChange();
  }

  public View pile(int index) {
    return activity().<ViewGroup>findViewById(R.id.board).getChildAt(index);
  }

  public String text(int id) {
    return activity().<TextView>findViewById(id).getText().toString();
  }

  public String spoken(int id) {
    return String.valueOf(activity().findViewById(id).getContentDescription());
  }

  public boolean over() {
    return activity().findViewById(R.id.ending).getVisibility() == View.VISIBLE;
  }

  public boolean mayTap(int pile) {
    return pile(pile).isClickable();
  }

  public void tap(int pile) {
    pile(pile).performClick();
  }

  public void guess(Direction direction) {
    activity()
        .findViewById(direction == Direction.HIGHER ? R.id.higher : R.id.lower)
        .performClick();
  }

  public void wait(int times) {
    for (int i = 0; i < times; i++) {
      ShadowLooper.idleMainLooper(A_WHILE.toMillis(), java.util.concurrent.TimeUnit.MILLISECONDS);
    }
  }

  /** The first pile that may be tapped, or -1 while it is somebody else's turn. */
  public int firstOpen() {
    for (int pile = 0; pile < 9; pile++) {
      if (mayTap(pile)) {
        return pile;
      }
    }
    return -1;
  }

  /** Plays guesses of the person until the game is over or so many have been made. */
  public int play(int guesses, Direction direction) {
    int made = 0;
    for (int step = 0; step < 500 && made < guesses && !over(); step++) {
      int pile = firstOpen();
      if (pile >= 0) {
        tap(pile);
        guess(direction);
        made++;
      } else {
        wait(1);
      }
    }
    return made;
  }

  @Override
  public void close() {
    controller.close();
  }
}
