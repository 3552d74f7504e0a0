package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.os.SystemClock;
import android.view.Menu;
import android.view.View;
import android.view.ViewGroup;
import android.view.WindowManager;
import android.widget.TextView;
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
import dev.parlor.app.nearby.Checked;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Direction;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesAction;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.clock.Countdown;
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
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class AmongOthersTest {
  private static final PilesAction GUESS = new PilesAction.Guess(4, Direction.HIGHER);

  private static MadeUp<PilesView> mine() {
    return MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO")
        .playing(PilesViews.fresh(2, 0))
        .waitingFor(0);
  }

  private static MadeUp<PilesView> theirs() {
    return MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO")
        .playing(PilesViews.fresh(2, 1))
        .waitingFor(0);
  }

  private static TestScreen<TableActivity> table() {
    return new TestScreen<>(
        TableActivity.class, TableActivity.nearby(RuntimeEnvironment.getApplication(), Piles.ID));
  }

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

  private static long inSeconds(int seconds) {
    return System.currentTimeMillis() + seconds * 1000L;
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
  public void aLostPhoneIsNamedWithAClockAndWhatWillHappen() {
    TestScreen.sit(theirs().away(inSeconds(24), 0).view(), false);
    try (TestScreen<TableActivity> screen = table()) {
      String status = screen.text(R.id.company_status);
      assertTrue(status, status.matches("X1ALFA is away – [0-9]:[0-5][0-9]\nThen play goes on\\."));
    }
  }

  @Test
  public void countdownsRunByTheTablesClockAndNotByTheOneOnTheWall() {
    long now = 1_000_000; // some time in 1970
    SittingView<PilesView> away = theirs().away(now + 24_000, 0).view();
    FakeSitting<PilesView> sitting = TestScreen.sit(away, false);
    sitting.clock = () -> now;
    Countdown turn = new Countdown(Countdown.What.TURN, 0, now + 24_000);
    sitting.shows(theirs().away(now + 24_000, 0).counting(turn).view());
    try (TestScreen<TableActivity> screen = table()) {
      String status = screen.text(R.id.company_status);
      assertTrue(status, status.startsWith("X1ALFA is away – 0:24"));
      FeltView felt = screen.activity().findViewById(R.id.felt);
      assertEquals(24_000, Objects.requireNonNull(felt.scene()).clocks().get(0).length());
      TableModel model = new ViewModelProvider(screen.activity()).get(TableModel.class);
      assertEquals(SystemClock.uptimeMillis() - now, model.slept());
    }
  }

  @Test
  public void aHostOutOfReachIsNamed() {
    TestScreen.sit(theirs().link(LinkState.Kind.LOST).view(), false);
    try (TestScreen<TableActivity> screen = table()) {
      assertEquals("X1ALFA is out of reach. Calling again.", screen.text(R.id.company_status));
    }
  }

  @Test
  public void theShieldSaysInThreeSentencesWhatWasProven() {
    TestScreen.sit(mine().checked(new Checked(1214, 0, 0, 36)).view(), true);
    try (TestScreen<TableActivity> screen = table()) {
      assertEquals("Everything is proven", screen.spoken(R.id.company_shield));
      screen.tap(R.id.company_shield);
      android.app.Dialog sheet = ShadowDialog.getLatestDialog();
      String meaning = sheet.<TextView>findViewById(R.id.shield_text).getText().toString();
      assertTrue(meaning, meaning.contains("X1ALFA and X1BRAVO"));
      assertTrue("coins, no shuffle: " + meaning, meaning.contains("coins of everybody"));
      assertFalse(meaning, meaning.contains("shuffled"));
      assertEquals(View.GONE, sheet.findViewById(R.id.shield_list).getVisibility());
      sheet.findViewById(R.id.shield_more).performClick();
      assertEquals(View.VISIBLE, sheet.findViewById(R.id.shield_list).getVisibility());
      String list = sheet.<TextView>findViewById(R.id.shield_list).getText().toString();
      assertTrue(list, list.contains("1,214 messages, each signed by its author"));
      assertTrue(list, list.contains("36 random numbers, each promised"));
      assertFalse("of piles there are none", list.contains("shuffle"));
    }
  }

  @Test
  public void whoeverBreaksTheRulesIsNamedOnTheShield() {
    TestScreen.sit(mine().liar(1).view(), true);
    try (TestScreen<TableActivity> screen = table()) {
      assertEquals("X1BRAVO lied: a move against the rules", screen.spoken(R.id.company_shield));
    }
  }

  @Test
  public void leavingAMatchTakesAHold() {
    FakeSitting<PilesView> sitting = TestScreen.sit(mine().view(), true);
    try (TestScreen<TableActivity> screen = table()) {
      screen.hold(R.id.company_leave, 300);
      assertEquals(List.of(), sitting.asked);
      screen.hold(R.id.company_leave, 1000);
      assertEquals(List.of("leave"), sitting.asked);
      assertTrue(screen.activity().isFinishing());
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

  /** A low screen has no row for it: it stands in the title, and a tap opens all of it. */
  @Test
  @Config(qualifiers = "w320dp-h480dp-xhdpi")
  public void onALowScreenEverythingIsSpokenAndATapOpensIt() {
    FakeSitting<PilesView> sitting = TestScreen.sit(theirs().away(inSeconds(24), 0).view(), false);
    try (TestScreen<TableActivity> screen = table()) {
      String spoken = screen.spoken(R.id.company);
      assertTrue(spoken, spoken.startsWith("Everything is proven. X1ALFA is away"));
      assertTrue(spoken, spoken.contains("Then play goes on. "));
      screen.tap(R.id.company);
      android.app.Dialog sheet = ShadowDialog.getLatestDialog();
      TextView all = sheet.findViewById(R.id.shield_company);
      assertTrue(all.getText().toString(), all.getText().toString().endsWith("Then play goes on."));
      sitting.shows(theirs().link(LinkState.Kind.LOST).view());
      TestScreen.settle();
      assertEquals("X1ALFA is out of reach. Calling again.", all.getText().toString());
    }
  }

  @Test
  @Config(qualifiers = "w320dp-h480dp-xhdpi")
  public void onALowScreenTheMenuOffersToLeave() {
    FakeSitting<PilesView> sitting = TestScreen.sit(mine().view(), true);
    try (TestScreen<TableActivity> screen = table()) {
      Menu menu = screen.activity().<MaterialToolbar>findViewById(R.id.toolbar).getMenu();
      assertTrue(menu.findItem(R.id.menu_leave).isVisible());
      menu.performIdentifierAction(R.id.menu_leave, 0);
      TestScreen.settle();
      android.app.Dialog sheet = ShadowDialog.getLatestDialog();
      View leave = sheet.findViewById(R.id.shield_leave);
      assertEquals(View.VISIBLE, leave.getVisibility());
      leave.performClick();
      assertEquals("a slip of the finger is no decision", List.of(), sitting.asked);
      leave.performLongClick();
      assertEquals(List.of("leave"), sitting.asked);
      assertTrue(screen.activity().isFinishing());
      assertFalse(sheet.isShowing());
    }
  }

  /** Beside the felt of a small phone no word is broken: the way out is in the menu there too. */
  @Test
  @Config(qualifiers = "w480dp-h320dp-land-xhdpi")
  public void onASmallPhoneThatLiesTheMenuOffersToLeave() {
    TestScreen.sit(theirs().link(LinkState.Kind.LOST).view(), false);
    try (TestScreen<TableActivity> screen = table()) {
      MaterialToolbar bar = screen.activity().findViewById(R.id.toolbar);
      assertTrue(bar.getMenu().findItem(R.id.menu_leave).isVisible());
      assertTrue(screen.sees(R.id.company_status));
      assertFalse(screen.sees(R.id.company_title));
      TextView status = screen.activity().findViewById(R.id.company_status);
      float dp = screen.activity().getResources().getDisplayMetrics().density;
      assertTrue("" + status.getWidth() / dp, status.getWidth() >= 140 * dp);
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
