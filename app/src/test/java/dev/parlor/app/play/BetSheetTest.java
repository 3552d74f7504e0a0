package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.Button;
import android.widget.EditText;
import android.widget.SeekBar;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import dev.parlor.app.R;
import dev.parlor.games.poker.Holdem;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Chips;
import dev.parlor.tables.scene.Sheet;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;

/** The sheet on which a person chooses the height of a raise. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w360dp-h640dp-xhdpi")
public final class BetSheetTest {
  private static final int PATIENCE = 400;

  /** A person at a table who is asked how high to raise. */
  private static TableRobot asked() {
    TableRobot robot = new TableRobot(Holdem.ID, 4, 5);
    raise(robot);
    return robot;
  }

  private static void raise(TableRobot robot) {
    for (int step = 0; step < PATIENCE && !robot.scene().sheet().isPresent(); step++) {
      robot.settle(500);
      if (robot.buttons().size() > 2) {
        robot.press(robot.buttons().get(2));
      }
    }
  }

  /** Plays a person who stays in cheaply, until half of the pot is more than the least raise. */
  private static void untilThePotIsLarge(TableRobot robot) {
    for (int step = 0; step < PATIENCE && sheet(robot).presets().size() < 5; step++) {
      robot.press(robot.activity().findViewById(R.id.amount_back));
      robot.press(robot.buttons().get(1));
      raise(robot);
    }
  }

  private static Sheet.Amount sheet(TableRobot robot) {
    return (Sheet.Amount) robot.scene().sheet().orElseThrow(AssertionError::new);
  }

  @Test
  public void minHalfThreeQuartersPotAndAllInAreOneTouch() {
    try (TableRobot robot = asked()) {
      untilThePotIsLarge(robot);
      ViewGroup row = robot.activity().findViewById(R.id.amount_presets);
      assertEquals(View.VISIBLE, row.getVisibility());
      List<String> labels = new ArrayList<>();
      for (int i = 0; i < row.getChildCount(); i++) {
        labels.add(((Button) row.getChildAt(i)).getText().toString());
        robot.press(row.getChildAt(i));
        assertEquals(sheet(robot).presets().get(i).amount(), sheet(robot).amount());
      }
      assertEquals(List.of("Min", "1/2 pot", "3/4 pot", "Pot", "All-in"), labels);
      assertEquals("all-in is all there is", sheet(robot).most(), sheet(robot).amount());
      robot.press(row.getChildAt(0));
      assertEquals("min is the least", sheet(robot).least(), sheet(robot).amount());
    }
  }

  @Test
  public void theBarReachesBothEndsAndEveryStepBetween() {
    try (TableRobot robot = asked()) {
      robot.slide(1);
      assertEquals(sheet(robot).most(), sheet(robot).amount());
      String all = robot.text(R.id.amount_all);
      assertTrue("another number: " + all, all.contains(robot.text(R.id.amount_value)));
      robot.slide(0);
      assertEquals(sheet(robot).least(), sheet(robot).amount());
      robot.press(robot.activity().findViewById(R.id.amount_more));
      assertEquals(sheet(robot).least() + sheet(robot).step(), sheet(robot).amount());
      robot.press(robot.activity().findViewById(R.id.amount_less));
      assertEquals(sheet(robot).least(), sheet(robot).amount());
      assertEquals(0, robot.activity().<SeekBar>findViewById(R.id.amount_bar).getProgress());
    }
  }

  /**
   * On a phone in landscape, and with the device in the hand, the button for the raise is seen
   * without scrolling.
   */
  @Test
  @Config(qualifiers = "w640dp-h360dp-land-xhdpi")
  public void whatRaisesIsOnTheScreenOfAPhoneThatLies() {
    try (TableRobot robot = asked()) {
      robot.settle(600);
      View done = robot.activity().findViewById(R.id.amount_done);
      Rect seen = new Rect();
      assertTrue("it is seen", done.getGlobalVisibleRect(seen));
      assertEquals("all of it", done.getHeight(), seen.height());
      assertEquals(
          View.VISIBLE, robot.activity().findViewById(R.id.amount_presets).getVisibility());
    }
  }

  @Test
  public void anExactNumberIsTypedAndRaisedTo() {
    try (TableRobot robot = asked()) {
      int wanted = sheet(robot).least() + 7;
      robot.press(robot.activity().findViewById(R.id.amount_value));
      AlertDialog dialog = (AlertDialog) ShadowDialog.getLatestDialog();
      EditText field = (EditText) find((ViewGroup) dialog.getWindow().getDecorView());
      field.setText(String.valueOf(wanted));
      dialog.getButton(AlertDialog.BUTTON_POSITIVE).performClick();
      robot.settle(50);
      assertEquals(wanted, sheet(robot).amount());
      assertEquals(
          String.valueOf(wanted),
          robot.activity().<TextView>findViewById(R.id.amount_value).getText().toString());
      robot.press(robot.activity().findViewById(R.id.amount_done));
      boolean lies =
          robot.scene().chips().stream()
              .filter(chips -> chips.at().kind() == At.Kind.POT && chips.at().owner() == 0)
              .map(Chips::amount)
              .anyMatch(amount -> amount.isPresent() && amount.getAsInt() == wanted);
      assertTrue("it lies before the plate", lies);
    }
  }

  private static View find(ViewGroup group) {
    for (int i = 0; i < group.getChildCount(); i++) {
      View child = group.getChildAt(i);
      View found = child instanceof ViewGroup inner ? find(inner) : child;
      if (found instanceof EditText) {
        return found;
      }
    }
    return group;
  }
}
