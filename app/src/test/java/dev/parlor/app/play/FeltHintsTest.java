package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.games.GameId;
import dev.parlor.games.poker.Holdem;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Move;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Hints as a person sees them: in the own turn, when they are turned on, and at no other time. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w360dp-h640dp-mdpi")
public final class FeltHintsTest {
  private static final int PATIENCE = 60;

  @Test
  public void whoTurnsThemOnIsToldWhatIsBestInEveryOwnTurn() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      GameId game = kit.game().id();
      hints(false);
      try (TableRobot robot = atOwnTurn(game)) {
        assertEquals(game.id(), View.GONE, strip(robot).getVisibility());
        menu(robot, R.id.menu_odds);
        robot.settle(50);
        assertTrue(game.id(), strip(robot).isShown());
        String hint = robot.text(R.id.table_hint);
        String news = robot.text(R.id.table_news);
        assertFalse(game.id(), hint.isEmpty());
        menu(robot, R.id.menu_advice);
        robot.settle(50);
        String advice = robot.text(R.id.table_news);
        assertTrue(advice + " begins with " + hint, advice.startsWith(hint));
        assertEquals(game.id() + ": other news hide it not", hint, robot.text(R.id.table_hint));
        assertFalse(game.id() + ": " + news, news.equals(advice));
        menu(robot, R.id.menu_odds);
        robot.settle(50);
        assertEquals(game.id(), View.GONE, strip(robot).getVisibility());
      }
    }
  }

  @Test
  public void whatIsSaidOfOwnCardsIsHiddenWithThem() {
    hints(true);
    try (TableRobot robot = atOwnTurn(Holdem.ID)) {
      assertTrue(strip(robot).isShown());
      robot.hideCards();
      assertFalse(strip(robot).isShown());
      robot.hideCards(); // hides the cards and opens them again
      assertTrue(strip(robot).isShown());
    }
  }

  /** Where room is scarce, the best move is read whole and its reason is heard. */
  @Test
  public void nothingIsPushedOffTheSmallestScreen() {
    ScreenLook.SMALL.take();
    RuntimeEnvironment.setFontScale(2);
    hints(true);
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      try (TableRobot robot = atOwnTurn(kit.game().id())) {
        robot.settle(900);
        Rect seen = new Rect();
        assertTrue(kit.id(), strip(robot).getGlobalVisibleRect(seen));
        assertEquals(kit.id(), strip(robot).getHeight(), seen.height());
        String heard = String.valueOf(strip(robot).getContentDescription());
        assertTrue(heard, heard.length() > robot.text(R.id.table_hint).length() + 6);
      }
    }
  }

  private static void hints(boolean on) {
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.ODDS, on);
  }

  private static View strip(TableRobot robot) {
    return robot.activity().findViewById(R.id.table_hint);
  }

  private static void menu(TableRobot robot, int item) {
    MaterialToolbar bar = robot.activity().findViewById(R.id.toolbar);
    bar.getMenu().performIdentifierAction(item, 0);
  }

  /** Waits for the first turn, and does nothing. */
  private static TableRobot atOwnTurn(GameId game) {
    TableRobot robot = new TableRobot(game, 2, 5);
    for (int i = 0; i < PATIENCE && !isMine(robot); i++) {
      robot.settle(700);
    }
    assertTrue(game.id() + " never asks", isMine(robot));
    return robot;
  }

  /** Whether it is this person's turn. Sorting the own cards is none. */
  private static boolean isMine(TableRobot robot) {
    boolean asked =
        robot.scene().moves().stream().anyMatch(move -> move.weight() != Move.Weight.QUIET)
            || robot.scene().plates().get(0).inTurn();
    return asked && !robot.scene().isHeld();
  }
}
