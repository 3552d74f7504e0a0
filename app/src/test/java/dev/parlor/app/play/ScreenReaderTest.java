package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.table.HoldButton;
import dev.parlor.games.GameId;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowAccessibilityManager;

/** Tables played by the nodes of a screen reader, without a finger on the felt. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    qualifiers = "w360dp-h640dp-xhdpi")
public final class ScreenReaderTest {
  private static final int STEPS = 40;
  private static final int MANY = 1500;

  /** The games whose moves are made where the cards lie. */
  private static final Set<GameId> ON_THE_FELT = Set.of(Romme.ID, Recall.ID, Piles.ID);

  @Test
  public void aWholeHandOfEveryGameIsPlayedByNodesAlone() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      GameId game = kit.game().id();
      int seats = Math.max(2, kit.game().game().seats().least());
      try (TableRobot robot = new TableRobot(game, seats, 9)) {
        int deal = robot.scene().key().deal();
        Did did = new Did();
        for (int i = 0; i < MANY && !robot.over() && robot.scene().key().deal() == deal; i++) {
          act(robot, i, did);
          robot.settle(700);
        }
        assertTrue(game.id(), robot.over() || robot.scene().key().deal() > deal);
        // a clock may play on for a person who does nothing, so an end alone shows nothing
        assertTrue(game + ": no node did anything", did.nodes > 0 || !ON_THE_FELT.contains(game));
        assertTrue(game + ": nothing did anything", did.nodes + did.buttons > 0);
      }
    }
  }

  /** How often a node of the felt, or a button, changed the table. */
  private static final class Did {
    private int nodes;
    private int buttons;
  }

  /** Presses a button or a node, in turns. */
  private static void act(TableRobot robot, int turn, Did did) {
    List<Integer> nodes = clickable(robot);
    Scene before = robot.scene();
    if (!robot.buttons().isEmpty() && (turn % 2 == 0 || nodes.isEmpty())) {
      press(robot.buttons().get(0));
      did.buttons += robot.scene().equals(before) ? 0 : 1;
      robot.settle(20);
    } else if (!nodes.isEmpty()) {
      int id = nodes.get(turn % nodes.size());
      provider(robot).performAction(id, AccessibilityNodeInfo.ACTION_CLICK, null);
      did.nodes += robot.scene().equals(before) ? 0 : 1;
    }
  }

  private static AccessibilityNodeProvider provider(TableRobot robot) {
    return Objects.requireNonNull(robot.felt().getAccessibilityNodeProvider());
  }

  private static List<Integer> clickable(TableRobot robot) {
    List<Integer> ids = new ArrayList<>();
    int count = Objects.requireNonNull(robot.felt().laid()).nodes().size();
    for (int id = 0; id < count; id++) {
      AccessibilityNodeInfo info = provider(robot).createAccessibilityNodeInfo(id);
      if (info != null && info.isClickable()) {
        ids.add(id);
      }
    }
    return ids;
  }

  @Test
  public void whatIsHeldAsksAScreenReaderToPressOnceMore() {
    try (TableRobot robot = new TableRobot(Holdem.ID, 2, 5)) {
      View allIn = null;
      for (int i = 0; i < STEPS && allIn == null; i++) {
        robot.settle(700);
        allIn =
            robot.buttons().stream().filter(HoldButton.class::isInstance).findFirst().orElse(null);
      }
      View button = Objects.requireNonNull(allIn);
      assertTrue(button.createAccessibilityNodeInfo().isClickable());
      long before = robot.scene().key().step();
      press(button);
      robot.settle(20);
      assertEquals("asked", before, robot.scene().key().step());
      press(button);
      robot.settle(20);
      assertTrue("done", robot.scene().key().step() > before);
    }
  }

  private static void press(View button) {
    button.performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null);
  }

  @Test
  public void anOwnHiddenFaceIsNotSaidByMovingTheFocus() {
    try (TableRobot robot = new TableRobot(Holdem.ID, 3, 5)) {
      robot.settle(600);
      robot.hideCards();
      List<Laid.Node> nodes = Objects.requireNonNull(robot.felt().laid()).nodes();
      int own = 0;
      for (int id = 0; id < nodes.size(); id++) {
        if (nodes.get(id).at().kind() == At.Kind.OWN && nodes.get(id).at().index() >= 0) {
          AccessibilityNodeInfo info = provider(robot).createAccessibilityNodeInfo(id);
          String said = String.valueOf(info.getContentDescription());
          assertTrue(said, said.contains("face down"));
          assertFalse(said, said.contains(" of "));
          own++;
        }
      }
      assertTrue("two hole cards", own == 2);
    }
  }

  @Test
  public void aFaceIsSaidOnlyToWhoPeeks() {
    ShadowAccessibilityManager reader =
        Shadows.shadowOf(
            RuntimeEnvironment.getApplication().getSystemService(AccessibilityManager.class));
    reader.setEnabled(true);
    reader.setTouchExplorationEnabled(true);
    try (TableRobot robot = new TableRobot(Holdem.ID, 3, 5)) {
      robot.settle(600);
      robot.hideCards();
      List<String> heard = heard(robot);
      int count = Objects.requireNonNull(robot.felt().laid()).nodes().size();
      for (int id = 0; id < count; id++) {
        provider(robot).performAction(id, AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS, null);
      }
      assertFalse("the focus speaks", heard.isEmpty());
      assertFalse("" + heard, heard.stream().anyMatch(said -> said.contains(" of ")));
      heard.clear();
      for (int id = 0; id < count; id++) {
        if (mayPeek(robot, id)) {
          provider(robot).performAction(id, AccessibilityNodeInfo.ACTION_LONG_CLICK, null);
        }
      }
      assertTrue("" + heard, heard.stream().anyMatch(said -> said.contains(" of ")));
    }
  }

  /** All words that a listener is told. */
  private static List<String> heard(TableRobot robot) {
    List<String> heard = new ArrayList<>();
    ((View) robot.felt().getParent())
        .setAccessibilityDelegate(
            new View.AccessibilityDelegate() {
              @Override
              public boolean onRequestSendAccessibilityEvent(
                  ViewGroup host, View child, AccessibilityEvent event) {
                heard.add(event.getText() + " " + event.getContentDescription());
                return true;
              }
            });
    return heard;
  }

  private static boolean mayPeek(TableRobot robot, int id) {
    return provider(robot).createAccessibilityNodeInfo(id).getActionList().stream()
        .anyMatch(each -> each.getId() == AccessibilityNodeInfo.ACTION_LONG_CLICK);
  }
}
