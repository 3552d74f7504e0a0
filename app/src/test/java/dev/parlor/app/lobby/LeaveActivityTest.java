package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.table.HoldButton;
import dev.parlor.games.piles.PilesView;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;

/** The screen to which "Leave" in the notification leads. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class LeaveActivityTest {
  private static TestScreen<LeaveActivity> leave() {
    return new TestScreen<>(LeaveActivity.class);
  }

  private static FakeSitting<PilesView> play() {
    return TestScreen.sit(
        MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO").playing(PilesViews.fresh(2, 0)).view(),
        true);
  }

  @Test
  public void aMatchIsLeftByHoldingAndNotByASlip() {
    FakeSitting<PilesView> sitting = play();
    try (TestScreen<LeaveActivity> screen = leave()) {
      assertEquals("Leave the table?", screen.text(R.id.notice_title));
      assertEquals(
          "The others play on, and you can't come back to this match.",
          screen.text(R.id.notice_text));
      screen.hold(R.id.leave_hold, HoldButton.HOLD_MILLIS / 3);
      assertEquals(List.of(), sitting.asked);
      screen.hold(R.id.leave_hold, HoldButton.HOLD_MILLIS + 100);
      assertEquals(List.of("leave"), sitting.asked);
      TestHousehold.get().nearby.sits(Optional.empty());
      TestScreen.settle();
      assertTrue(screen.activity().isFinishing());
    }
  }

  /** Moves the focus as keys do, on a phone that is not touched. */
  private static void focus(View button) {
    button.setFocusableInTouchMode(true);
    assertTrue(button.requestFocus());
  }

  private static void key(View button, int action, long millis) {
    button.dispatchKeyEvent(new KeyEvent(action, KeyEvent.KEYCODE_ENTER));
    ShadowLooper.idleMainLooper(millis, TimeUnit.MILLISECONDS);
  }

  @Test
  public void aKeyLeavesWhenItIsHeldAsLongAsAFinger() {
    FakeSitting<PilesView> sitting = play();
    try (TestScreen<LeaveActivity> screen = leave()) {
      View leave = screen.activity().findViewById(R.id.leave_hold);
      focus(leave);
      ShadowChoreographer.setPaused(true); // otherwise the clock would run with each frame
      key(leave, KeyEvent.ACTION_DOWN, HoldButton.HOLD_MILLIS - 100);
      key(leave, KeyEvent.ACTION_UP, 200);
      assertEquals("let go too early", List.of(), sitting.asked);
      key(leave, KeyEvent.ACTION_DOWN, HoldButton.HOLD_MILLIS - 100);
      focus(screen.activity().findViewById(R.id.notice_button));
      ShadowLooper.idleMainLooper(200, TimeUnit.MILLISECONDS);
      assertEquals("it comes up elsewhere", List.of(), sitting.asked);
      focus(leave);
      key(leave, KeyEvent.ACTION_DOWN, HoldButton.HOLD_MILLIS + 100);
      assertEquals(List.of("leave"), sitting.asked);
    } finally {
      ShadowChoreographer.setPaused(false);
    }
  }

  @Test
  public void whoHoldsTheTableIsToldWhoWill() {
    MadeUp<PilesView> made =
        MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO", "X1CLEO").playing(PilesViews.fresh(3, 0));
    TestScreen.sit(made.view(), true);
    try (TestScreen<LeaveActivity> screen = leave()) {
      assertEquals(
          "X1BRAVO will hold the table. The others play on, and you can't come back to this match.",
          screen.text(R.id.notice_text));
    }
    TestScreen.sit(made.heldBy(1).view(), true);
    try (TestScreen<LeaveActivity> screen = leave()) {
      assertEquals(
          "The others play on, and you can't come back to this match.",
          screen.text(R.id.notice_text));
    }
  }

  @Test
  public void whoWatchesIsMissedByNobody() {
    MadeUp<PilesView> watched = MadeUp.<PilesView>table(-1, "X1ALFA", "X1BRAVO").watchedBy(1);
    TestScreen.sit(watched.playing(PilesViews.fresh(2, -1)).view(), false);
    try (TestScreen<LeaveActivity> screen = leave()) {
      assertEquals(
          "Nobody waits for you, and you can come back to watch.", screen.text(R.id.notice_text));
    }
  }

  @Test
  public void whoStaysGoesBack() {
    FakeSitting<PilesView> sitting = play();
    try (TestScreen<LeaveActivity> screen = leave()) {
      screen.tap(R.id.notice_button);
      assertTrue(screen.activity().isFinishing());
      assertEquals(List.of(), sitting.asked);
    }
  }

  @Test
  public void aHostIsToldThatTheTableCloses() {
    TestScreen.sit(MadeUp.<PilesView>table(0, "X1ALFA").view(), true);
    try (TestScreen<LeaveActivity> screen = leave()) {
      assertEquals("You hold this table: without you it is closed.", screen.text(R.id.notice_text));
    }
  }

  @Test
  public void withoutATableThereIsNothingToLeave() {
    try (TestScreen<LeaveActivity> screen = leave()) {
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  @Config(qualifiers = "w320dp-h480dp-xhdpi")
  public void everythingIsWithinReachOnTheSmallestPhoneWithTheLargestText() {
    RuntimeEnvironment.setFontScale(2f);
    play();
    try (TestScreen<LeaveActivity> screen = leave()) {
      assertFalse(screen.activity().isFinishing());
      screen.assertWithinReach();
    }
  }
}
