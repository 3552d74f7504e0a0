package dev.parlor.app.home;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Dialog;
import android.content.Intent;
import android.view.View;
import android.widget.GridLayout;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.household.TestScreen;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;

@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = dev.parlor.app.household.TestHousehold.class)
public final class StartSheetTest {
  private static final String LIES = "w891dp-h411dp-land";
  private static final String STANDS = "w411dp-h891dp-port";
  private static final int POKER = 0;
  private static final int RECALL = 3;
  private static final int HIGH_LOW = 4;

  private static Dialog open(TestScreen<HomeActivity> home, int game) {
    GridLayout tiles = home.activity().findViewById(R.id.tiles);
    tiles.getChildAt(game).performClick();
    TestScreen.settle();
    return ShadowDialog.getLatestDialog();
  }

  private static void tap(Dialog sheet, int id) {
    View button = sheet.findViewById(id);
    assertEquals(View.VISIBLE, button.getVisibility());
    button.performClick();
    TestScreen.settle();
  }

  private static String title(Dialog sheet) {
    return sheet.<TextView>findViewById(R.id.start_title).getText().toString();
  }

  /** The sheet that is shown when the phone was turned, in place of this one. */
  private static Dialog turned(TestScreen<HomeActivity> home, Dialog before, String orientation) {
    String title = title(before);
    home.turnThePhone(orientation);
    Dialog after = ShadowDialog.getLatestDialog();
    assertNotSame(before, after);
    assertFalse(before.isShowing());
    assertTrue(after.isShowing());
    assertEquals(title, title(after));
    return after;
  }

  private static Intent started(TestScreen<HomeActivity> home, Dialog sheet) {
    tap(sheet, R.id.start);
    Intent next = shadowOf(home.activity()).getNextStartedActivity();
    assertNotNull(next);
    return next;
  }

  @Test
  public void aPhoneThatIsTurnedKeepsTheSheetAndWhatWasChosenOnIt() {
    try (TestScreen<HomeActivity> home = new TestScreen<>(HomeActivity.class)) {
      Dialog sheet = open(home, POKER);
      tap(sheet, R.id.seats_2);
      sheet = turned(home, sheet, LIES);
      sheet = turned(home, sheet, STANDS);
      Intent next = started(home, sheet);
      assertEquals(2, next.getIntExtra("seats", 0));
    }
  }

  @Test
  public void peopleAtOnePhoneAndTheComputersBesideThemAreKeptToo() {
    try (TestScreen<HomeActivity> home = new TestScreen<>(HomeActivity.class)) {
      Dialog sheet = open(home, HIGH_LOW);
      tap(sheet, R.id.people_2);
      tap(sheet, R.id.seats_3);
      Intent next = started(home, turned(home, sheet, LIES));
      assertEquals(2, next.getIntExtra("people", 0));
      assertEquals(4, next.getIntExtra("seats", 0));
    }
  }

  @Test
  public void aSheetThatWasClosedStaysClosed() {
    try (TestScreen<HomeActivity> home = new TestScreen<>(HomeActivity.class)) {
      Dialog sheet = open(home, RECALL);
      sheet.cancel();
      TestScreen.settle();
      home.turnThePhone(LIES);
      assertEquals(sheet, ShadowDialog.getLatestDialog());
      assertFalse(sheet.isShowing());
    }
  }
}
