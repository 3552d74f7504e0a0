package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.text.Layout;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.tables.scene.Sheet;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The table that compares the players after a round, wherever it has to fit. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CompareTableTest {
  private static final int PATIENCE = 600;

  @Test
  @Config(qualifiers = "w480dp-h320dp-land-xhdpi")
  public void noWordIsBrokenOnASmallPhoneThatLies() {
    assertNoWordIsBroken();
  }

  @Test
  @Config(qualifiers = "de-w640dp-h360dp-land-night-xhdpi")
  public void norWithLargeTextInGerman() {
    RuntimeEnvironment.setFontScale(1.5f);
    assertNoWordIsBroken();
  }

  /** Every cell is short there. Only "Gained ground" wishes for more room than it needs. */
  @Test
  @Config(qualifiers = "w360dp-h640dp-mdpi")
  public void norWhereThereIsMoreRoomThanAnybodyWishesFor() {
    assertNoWordIsBroken(11);
  }

  private static void assertNoWordIsBroken() {
    assertNoWordIsBroken(5);
  }

  private static void assertNoWordIsBroken(long seed) {
    try (TableRobot robot = new TableRobot(Duel.ID, 4, seed)) {
      for (int step = 0; step < PATIENCE && !isCompared(robot); step++) {
        robot.step();
      }
      assertTrue("a round was compared", isCompared(robot));
      robot.settle(300);
      ViewGroup table = robot.activity().findViewById(R.id.table_compare);
      int cells = 0;
      for (int row = 0; row < table.getChildCount(); row++) {
        ViewGroup line = (ViewGroup) table.getChildAt(row);
        for (int i = 0; i < line.getChildCount(); i++) {
          assertWhole((TextView) line.getChildAt(i));
          cells++;
        }
      }
      assertEquals("four people and a head, four columns", 20, cells);
    }
  }

  private static boolean isCompared(TableRobot robot) {
    return robot.scene().sheet().filter(sheet -> sheet instanceof Sheet.Compare).isPresent();
  }

  private static void assertWhole(TextView cell) {
    String text = cell.getText().toString();
    Layout layout = Objects.requireNonNull(cell.getLayout());
    for (int line = 0; line < layout.getLineCount() - 1; line++) {
      int end = layout.getLineEnd(line);
      assertTrue("broken: " + text, text.charAt(end - 1) == ' ');
    }
  }

  @Test
  public void everyColumnHasItsLongestWordAndTogetherTheyHaveTheRoom() {
    float[] least = {50, 60, 40, 55};
    float[] wished = {50, 200, 40, 120};
    float[] columns = CompareTable.columns(least, wished, 260);
    float sum = 0;
    for (int i = 0; i < columns.length; i++) {
      assertTrue("column " + i, columns[i] >= least[i]);
      sum += columns[i];
    }
    assertEquals(260, sum, 1);
    assertTrue("the one that wishes for most has most", columns[1] > columns[3]);
  }

  /** A word that is measured by itself may need a pixel more than the cell it stands in. */
  @Test
  public void aWishForLessThanIsNeededTakesNothingAway() {
    float[] least = {50, 60, 40, 55};
    float[] columns = CompareTable.columns(least, new float[] {49, 59, 39, 120}, 400);
    float sum = 0;
    for (int i = 0; i < columns.length; i++) {
      assertTrue("column " + i + " has " + columns[i], columns[i] >= least[i]);
      sum += columns[i];
    }
    assertEquals(400, sum, 1);
    assertTrue("the one that wishes has what it wishes", columns[3] >= 120);
  }
}
