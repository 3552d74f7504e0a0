package dev.parlor.app.play;

import static dev.parlor.app.play.TwoPhones.inSeconds;
import static dev.parlor.app.play.TwoPhones.mine;
import static dev.parlor.app.play.TwoPhones.table;
import static dev.parlor.app.play.TwoPhones.theirs;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.os.SystemClock;
import android.view.Menu;
import android.view.ViewGroup;
import android.view.WindowManager;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.table.TableView;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/** How people play at a table among phones. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class AmongOthersTest {
  private static final PilesAction GUESS = new PilesAction.Guess(4, Direction.HIGHER);

  private static void tapPile(TestScreen<TableActivity> screen, int pile) {
    FeltView felt = screen.activity().findViewById(R.id.felt);
    At at = At.middle(At.Kind.GRID).group(pile);
    Laid laid = Objects.requireNonNull(felt.laid());
    Fingers.tap(felt, laid.nodes().stream().filter(node -> node.at().equals(at)).findFirst().get());
    TestScreen.settle();
  }

  private static ViewGroup moves(TestScreen<TableActivity> screen) {
    return screen.activity().findViewById(R.id.table_moves);
  }

  @Test
  public void whatPeopleMaySayIsInTheMenuAndWhatTheyHeardIsTold() {
    FakeSitting<PilesView> sitting = TestScreen.sit(theirs().view(), false);
    try (TestScreen<TableActivity> screen = table()) {
      Menu menu = screen.activity().<MaterialToolbar>findViewById(R.id.toolbar).getMenu();
      Menu say = null;
      for (int i = 0; i < menu.size(); i++) {
        say = menu.getItem(i).hasSubMenu() ? menu.getItem(i).getSubMenu() : say;
      }
      List<String> phrases = new ArrayList<>();
      for (int i = 0; say != null && i < say.size(); i++) {
        phrases.add(String.valueOf(say.getItem(i).getTitle()));
      }
      assertEquals(List.of("Well played!", "Thank you!", "Oh no!", "One moment, please."), phrases);
      menu.performIdentifierAction(Objects.requireNonNull(say).getItem(1).getItemId(), 0);
      Objects.requireNonNull(say).performIdentifierAction(0, 0);
      assertEquals("[say WELL_PLAYED]", sitting.asked.toString());
    }
  }

  /**
   * The outcome of a round without its holder is told at the same moment. It must not hide who
   * holds the table now.
   */
  @Test
  public void whoHoldsTheTableNowCanBeReadThoughPlayGoesOnAtOnce() {
    MadeUp<PilesView> made =
        MadeUp.<PilesView>table(2, "X1ALFA", "X1BRAVO", "X1CLEO")
            .playing(PilesViews.after(3, 2, 9))
            .waitingFor(0);
    FakeSitting<PilesView> sitting = TestScreen.sit(made.view(), false);
    sitting.clock = SystemClock::uptimeMillis;
    try (TestScreen<TableActivity> screen = table()) {
      ShadowLooper.idleMainLooper(2, TimeUnit.SECONDS);
      sitting.shows(made.heldBy(1).view());
      sitting.shows(made.playing(PilesViews.after(3, 2, 10)).view());
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      assertEquals("X1BRAVO holds the table now", screen.text(R.id.table_news));
      ShadowLooper.idleMainLooper(6, TimeUnit.SECONDS);
      Scene later = screen.activity().<FeltView>findViewById(R.id.felt).scene();
      assertEquals("not for ever", Optional.empty(), Objects.requireNonNull(later).beat());
    }
  }

  /** An onlooker reads who holds the table now, and that nobody can be reached meanwhile. */
  @Test
  public void whoWatchesReadsWhoHoldsTheTable() {
    MadeUp<PilesView> made =
        MadeUp.<PilesView>table(-1, "X1ALFA", "X1BRAVO", "X1CLEO")
            .watchedBy(1)
            .playing(PilesViews.fresh(3, -1))
            .waitingFor(0);
    FakeSitting<PilesView> sitting = TestScreen.sit(made.view(), false);
    try (TestScreen<TableActivity> screen = table()) {
      assertFalse(screen.sees(R.id.middle_trouble));
      sitting.shows(made.link(LinkState.Kind.LOST).view());
      TestScreen.settle();
      assertTrue(screen.sees(R.id.middle_trouble));
      assertTrue(screen.text(R.id.middle_trouble).startsWith("X1ALFA is out of reach."));
      sitting.shows(made.link(LinkState.Kind.UP).heldBy(1).view());
      ShadowLooper.idleMainLooper(2, TimeUnit.SECONDS);
      assertFalse(screen.sees(R.id.middle_trouble));
      assertEquals("X1BRAVO holds the table now", screen.text(R.id.middle_told));
    }
  }

  /** The rest of the table has voted the seat out. So it is not back, and it does not think. */
  @Test
  public void whoIsPutOutWhileAwayIsNotBack() {
    FakeSitting<PilesView> sitting = TestScreen.sit(mine().away(inSeconds(20), 1).view(), false);
    try (TestScreen<TableActivity> screen = table()) {
      sitting.shows(mine().without(1).table());
      TestScreen.settle();
      List<String> told = new ArrayList<>();
      TableModel model = new ViewModelProvider(screen.activity()).get(TableModel.class);
      Scene scene = Objects.requireNonNull(model.scene().getValue());
      scene.news().told().forEach(news -> told.add(news.key()));
      assertEquals(List.of("told.gone"), told);
      assertEquals("state.gone", scene.plates().get(1).state().key());
    }
  }

  @Test
  public void playersAreCalledByTheirCallsignsAndTheScreenStaysOn() {
    TestScreen.sit(theirs().view(), false);
    try (TestScreen<TableActivity> screen = table()) {
      assertEquals("It is X1ALFA's turn.", screen.text(R.id.table_prompt));
      assertEquals("Waiting for X1ALFA", screen.text(R.id.company_status));
      FeltView felt = screen.activity().findViewById(R.id.felt);
      List<Laid.PlateAt> plates = Objects.requireNonNull(felt.laid()).plates();
      assertEquals("X1ALFA", plates.get(0).name());
      assertEquals("You", plates.get(1).name());
      int flags = screen.activity().getWindow().getAttributes().flags;
      assertTrue((flags & WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON) != 0);
    }
  }

  @Test
  public void aGuessIsSentOnceAndThenWaitsForItsPlaceInTheLog() {
    FakeSitting<PilesView> sitting = TestScreen.sit(mine().view(), true);
    try (TestScreen<TableActivity> screen = table()) {
      tapPile(screen, 4);
      moves(screen).getChildAt(0).performClick();
      TestScreen.settle();
      assertEquals(List.of(GUESS), sitting.chosen);
      sitting.shows(mine().pending(GUESS).view());
      TestScreen.settle();
      assertEquals("Your choice is on its way", screen.text(R.id.company_status));
      assertEquals(0, moves(screen).getChildCount());
    }
  }

  @Test
  public void aRefusalIsSaidAtThePrompt() {
    FakeSitting<PilesView> sitting = TestScreen.sit(mine().view(), true);
    try (TestScreen<TableActivity> screen = table()) {
      sitting.refuses(new Refusal("table.stillPending", List.of()));
      TestScreen.settle();
      assertEquals("What you chose before is still on its way.", screen.text(R.id.table_refusal));
    }
  }

  @Test
  public void theEndLeadsToTheResult() {
    Outcome outcome =
        new Outcome(
            List.of(new Outcome.Standing(0, 2, 0), new Outcome.Standing(1, 2, 0)), 1, List.of());
    TestScreen.sit(
        mine()
            .playing(PilesViews.over(2, 0))
            .waitingFor(1)
            .ended(TableView.Stage.SIGNING, outcome)
            .view(),
        true);
    try (TestScreen<TableActivity> screen = table()) {
      assertEquals("The deck won: all piles are locked", screen.text(R.id.table_prompt));
      assertEquals("Waiting for X1BRAVO to sign", screen.text(R.id.company_status));
      assertFalse(screen.sees(R.id.leave));
      screen.tap(R.id.play_again);
      assertEquals(Optional.of(ResultActivity.class.getName()), screen.next());
    }
  }

  @Test
  public void withoutATableTheLobbySaysWhy() {
    try (TestScreen<TableActivity> screen = table()) {
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  public void aBrokenTableIsExplainedInTheLobby() {
    FakeSitting<PilesView> sitting = TestScreen.sit(mine().view(), true);
    try (TestScreen<TableActivity> screen = table()) {
      sitting.shows(mine().at(TableView.Stage.BROKEN).view());
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
    }
  }

  @Test
  @Config(qualifiers = "w320dp-h533dp-xhdpi")
  public void everythingIsWithinReachOnASmallPhoneWithHugeText() {
    RuntimeEnvironment.setFontScale(2f);
    TestScreen.sit(mine().view(), true);
    try (TestScreen<TableActivity> screen = table()) {
      screen.assertWithinReach();
    }
  }

  @Test
  public void aPhoneThatWasPutAwayHidesTheOwnCardsAgain() {
    TestScreen.sit(theirs().view(), false);
    Intent order = TableActivity.nearby(RuntimeEnvironment.getApplication(), Piles.ID);
    try (ActivityController<TableActivity> table =
        Robolectric.buildActivity(TableActivity.class, order).setup()) {
      TestScreen.settle();
      FeltView felt = table.get().findViewById(R.id.felt);
      assertFalse("hidden at first", felt.isOpen());
      MaterialToolbar bar = table.get().findViewById(R.id.toolbar);
      bar.getMenu().performIdentifierAction(R.id.menu_open, 0);
      TestScreen.settle();
      assertTrue("opened by hand", felt.isOpen());
      table.pause().stop().restart().start().resume();
      TestScreen.settle();
      assertFalse("somebody else may hold it", felt.isOpen());
    }
  }
}
