package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.felt.Laid;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Gauge;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A finger that slides along a line of states looks at one after the other. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class SlidingTest {
  private static final int MANY = 60;

  private static LaidTable<ClassicState, ClassicView> played() {
    LaidTable<ClassicState, ClassicView> table = new LaidTable<>(new Classic(), 0, 4);
    for (int i = 0; i < MANY && !table.isOver(); i++) {
      table.leastIsDone();
    }
    return table.open();
  }

  private static Gauge history(LaidTable<?, ?> table) {
    return table.scene().gauges().get(0);
  }

  private static int shown(LaidTable<?, ?> table) {
    return history(table).cursor().orElseThrow(AssertionError::new);
  }

  @Test
  public void theHistoryFollowsTheFingerToBothEnds() {
    try (LaidTable<ClassicState, ClassicView> table = played()) {
      int last = history(table).stops().size() - 1;
      assertTrue("states: " + last, last >= 3);
      assertEquals("the table as it is", last, shown(table));
      At line = history(table).at();
      Laid.Node end = table.node(line.card(last));
      Laid.Node first = table.node(line.card(0));
      Laid.Node second = table.node(line.card(1));
      Fingers.drag(table.felt(), Fingers.Point.of(end), Fingers.Point.of(second));
      assertEquals(1, shown(table));
      Fingers.Point under = new Fingers.Point(first.box().centerX(), first.box().bottom() + 60);
      Fingers.drag(table.felt(), Fingers.Point.of(second), under);
      assertEquals("a finger may leave the line", 0, shown(table));
      Fingers.drag(table.felt(), Fingers.Point.of(first), Fingers.Point.of(end));
      assertEquals(last, shown(table));
    }
  }
}
