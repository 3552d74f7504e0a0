package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.play.TableActivity;
import dev.parlor.games.GameId;
import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowActivity;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class LobbyActivityTest {
  private static MadeUp<PilesView> table(int me, String... callsigns) {
    return MadeUp.table(me, callsigns);
  }

  private static TestScreen<LobbyActivity> lobby() {
    return new TestScreen<>(LobbyActivity.class);
  }

  @Test
  public void aHostAloneShowsTheWayToTheTableAndCantBegin() {
    FakeSitting<PilesView> sitting = TestScreen.sit(table(0, "X1ALFA").view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("Waiting for players", screen.text(R.id.lobby_head));
      assertTrue(screen.sees(R.id.lobby_qr));
      assertTrue(screen.text(R.id.lobby_code), screen.text(R.id.lobby_code).matches("[0-9]{4}"));
      assertTrue(screen.spoken(R.id.lobby_code).matches("Table code [0-9] [0-9] [0-9] [0-9]"));
      assertFalse(screen.mayTap(R.id.lobby_begin));
      assertEquals("Somebody has to join first", screen.text(R.id.lobby_begin));
      assertEquals(List.of(), sitting.asked);
    }
  }

  @Test
  public void aHostBeginsAsSoonAsTwoAreHere() {
    FakeSitting<PilesView> sitting = TestScreen.sit(table(0, "X1ALFA").view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      sitting.shows(table(0, "X1ALFA", "X1BRAVO").view());
      assertEquals("2 of 4 seats are taken", screen.text(R.id.lobby_head));
      assertEquals("Begin with 2 players", screen.text(R.id.lobby_begin));
      screen.tap(R.id.lobby_begin);
      assertEquals(List.of("ready"), sitting.asked);
    }
  }

  @Test
  public void whoWatchesIsNotToldThatItHasASeat() {
    MadeUp<PilesView> made = MadeUp.<PilesView>table(-1, "X1ALFA", "X1BRAVO").watchedBy(2);
    TestScreen.sit(made.view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("You are watching a table", screen.text(R.id.lobby_head));
      assertEquals(
          "It is the table of X1ALFA. It begins when all have sat down.",
          screen.text(R.id.lobby_line));
      assertEquals("2 people watch this table.", screen.text(R.id.lobby_onlookers));
    }
  }

  @Test
  public void seatsAreShownWithTheirStateInAWord() {
    TestScreen.sit(table(0, "X1ALFA", "X1BRAVO").without("X1BRAVO").of(3).view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      ViewGroup seats = screen.activity().findViewById(R.id.lobby_seats);
      assertEquals(3, seats.getChildCount());
      assertEquals("X1ALFA, you", seats.getChildAt(0).getContentDescription().toString());
      assertEquals("X1BRAVO, out of reach", seats.getChildAt(1).getContentDescription().toString());
      assertEquals(
          "free, waiting for a player", seats.getChildAt(2).getContentDescription().toString());
    }
  }

  @Test
  public void aGuestWaitsForTheHostByName() {
    TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("Waiting for X1ALFA to begin.", screen.text(R.id.lobby_line));
      assertFalse(screen.sees(R.id.lobby_begin));
      assertFalse(screen.sees(R.id.lobby_qr));
    }
  }

  @Test
  public void aHostThatCantBeReachedIsNamed() {
    TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").link(LinkState.Kind.LOST).view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("The table is out of reach", screen.text(R.id.lobby_head));
      assertEquals("Parlor keeps calling. Move closer to X1ALFA.", screen.text(R.id.lobby_line));
    }
  }

  @Test
  public void aTroubleOfTheRadioIsSaidWhereThePersonIs() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(table(0, "X1ALFA").radio(RadioTrouble.OFF).view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals(
          "Bluetooth is off. Switch it on, and the table goes on by itself.",
          screen.text(R.id.lobby_trouble));
      sitting.shows(table(0, "X1ALFA").radio(RadioTrouble.BUSY).view());
      assertTrue(screen.text(R.id.lobby_trouble).startsWith("Bluetooth is busy"));
      sitting.shows(table(0, "X1ALFA").view());
      assertFalse(screen.sees(R.id.lobby_trouble));
    }
    TestScreen.sit(
        table(1, "X1ALFA", "X1BRAVO")
            .link(LinkState.Kind.LOST)
            .radio(RadioTrouble.PERMISSION)
            .view(),
        false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertTrue(screen.text(R.id.lobby_trouble).startsWith("Parlor may not use Bluetooth"));
    }
  }

  @Test
  public void anotherVersionOfTheProtocolIsSaidWithWhoHasToUpdate() {
    TestScreen.sit(table(1, "X1ALFA").uninvited().refusing("nearby.newer").view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals(
          "The other phone has a newer Parlor. Update this app.", screen.text(R.id.lobby_refusal));
      assertTrue(screen.sees(R.id.lobby_refusal));
    }
  }

  @Test
  public void whoComesTooLateIsToldSo() {
    TestScreen.sit(table(1, "X1ALFA").uninvited().refusing("table.noSeat.full").view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("All seats at this table are taken.", screen.text(R.id.lobby_refusal));
      assertTrue(screen.sees(R.id.lobby_refusal));
    }
  }

  @Test
  public void sixDigitsAndFourPicturesAreCompared() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE").comparing().view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("4 8 2 9 1 3", screen.spoken(R.id.lobby_digits));
      ViewGroup pictures = screen.activity().findViewById(R.id.lobby_pictures);
      assertEquals("🌵", ((TextView) pictures.getChildAt(0)).getText().toString());
      assertEquals("cactus", pictures.getChildAt(0).getContentDescription().toString());
      assertFalse("nobody leaves by a slip", screen.sees(R.id.lobby_leave));
      screen.tap(R.id.lobby_same);
      assertEquals(List.of("confirm"), sitting.asked);
      sitting.shows(table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE").comparing().waitingFor(2).view());
      assertEquals("Waiting for X1CHARLIE", screen.text(R.id.lobby_head));
      assertFalse(screen.sees(R.id.lobby_same));

      screen.turnThePhone("land");
      assertEquals("Waiting for X1CHARLIE", screen.text(R.id.lobby_head));
      assertEquals("4 8 2 9 1 3", screen.spoken(R.id.lobby_digits));
      assertEquals(List.of("confirm"), sitting.asked);
    }
  }

  @Test
  public void otherDigitsThanThoseThatWereConfirmedAreComparedAgain() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").comparing().closed(1).view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      screen.tap(R.id.lobby_same);
      assertFalse(screen.sees(R.id.lobby_same));
      sitting.shows(table(1, "X1ALFA", "X1BRAVO").closed(1).view());
      assertFalse(screen.sees(R.id.lobby_same));
      sitting.shows(table(1, "X1ALFA", "X1BRAVO").comparing().closed(2).view());
      assertTrue(screen.sees(R.id.lobby_same));
    }
  }

  @Test
  public void whoBrokeTheTableOffIsNamed() {
    TestScreen.sit(
        table(1, "X1ALFA", "X1BRAVO").brokenOff("table.gone.different", "X1ALFA").view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("The table broke", screen.text(R.id.notice_title));
      assertEquals(
          "X1ALFA saw another code: somebody may sit between you. The table is closed.",
          screen.text(R.id.notice_text));
    }
  }

  @Test
  public void aHostThatWasLostBeforeTheMatchIsNamed() {
    TestScreen.sit(
        table(1, "X1ALFA", "X1BRAVO").brokenOff("table.gone.lost", "X1ALFA").view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("The table broke", screen.text(R.id.notice_title));
      assertEquals(
          "X1ALFA, who holds the table, was lost before the match began. The table is closed.",
          screen.text(R.id.notice_text));
    }
  }

  @Test
  public void differentDigitsEndTheTableWithAnExplanation() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").comparing().view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      screen.tap(R.id.lobby_different);
      assertEquals(List.of("differ"), sitting.asked);
      TestHousehold.get().nearby.sits(Optional.empty());
      assertEquals("Good that you looked", screen.text(R.id.notice_title));
      assertFalse(screen.sees(R.id.lobby_same));
      screen.turnThePhone("land");
      assertEquals("Good that you looked", screen.text(R.id.notice_title));
      screen.tap(R.id.notice_button);
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  public void leavingTakesAHold() {
    FakeSitting<PilesView> sitting = TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      screen.hold(R.id.lobby_leave, 300);
      assertEquals(List.of(), sitting.asked);
      screen.hold(R.id.lobby_leave, 1200);
      assertEquals(List.of("leave"), sitting.asked);
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  public void aScreenReaderLeavesByItsLongPress() {
    FakeSitting<PilesView> sitting = TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      screen
          .activity()
          .findViewById(R.id.lobby_leave)
          .performAccessibilityAction(
              android.view.accessibility.AccessibilityNodeInfo.ACTION_LONG_CLICK, null);
      assertEquals(List.of("leave"), sitting.asked);
    }
  }

  @Test
  public void theGameOpensWhenTheCardsAreThere() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").playing(null).waitingFor(0).view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("Promising numbers together", screen.text(R.id.lobby_head));
      assertEquals(Optional.empty(), screen.next());
      sitting.shows(table(1, "X1ALFA", "X1BRAVO").playing(PilesViews.fresh(2, 1)).view());
      assertEquals(Optional.of(TableActivity.class.getName()), screen.next());
      assertTrue(screen.activity().isFinishing());
    }
  }

  /** A shuffle is spoken of only if a deck is shuffled. */
  @Test
  public void howTheCardsComeToBeIsTrueOfTheGame() {
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      GameId game = kit.game().id();
      TestScreen.sit(
          MadeUp.<Object>table(1, "X1ALFA", "X1BRAVO")
              .game(game)
              .playing(null)
              .waitingFor(0)
              .view(),
          false);
      try (TestScreen<LobbyActivity> screen = lobby()) {
        String said = screen.text(R.id.lobby_head) + " " + screen.text(R.id.lobby_line);
        assertEquals(game + ": " + said, kit.game().hiding(), said.contains("huffl"));
        assertEquals(game + ": " + said, !kit.game().hiding(), said.contains("promises"));
      }
    }
  }

  @Test
  public void whyATableBrokeIsSaid() {
    Verdict lie = new Verdict(TableSeat.HOST, Offence.TWO_ORDERS, "index 5");
    TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").broken(Breakage.by(lie)).view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      String told = screen.text(R.id.notice_text);
      assertTrue(told, told.startsWith("X1ALFA held this table and lied: as host, gave one place"));
      assertTrue(told, told.endsWith("Nothing was counted."));
    }
  }

  @Test
  public void aBrokenTableIsExplainedAndGivenUp() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").at(TableView.Stage.BROKEN).view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("The table broke", screen.text(R.id.notice_title));
      screen.tap(R.id.notice_button);
      assertEquals(List.of("forget"), sitting.asked);
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  public void aSeatOutlivesTheProcess() {
    TestHousehold.get().nearby.kept(new LeftSeat("abc", Piles.ID, false));
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("Your seat is still there", screen.text(R.id.notice_title));
      screen.tap(R.id.notice_button);
      assertEquals(List.of("resume abc"), TestHousehold.get().nearby.asked);
      assertEquals("Calling the table", screen.text(R.id.lobby_head));
    }
  }

  @Test
  public void whyATableCameToNothingIsSaid() {
    TestHousehold.get().nearby.fails(new Refusal("nearby.otherGame", List.of()));
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("You are at no table", screen.text(R.id.notice_title));
      assertEquals("Another game is played at that table.", screen.text(R.id.notice_text));
    }
  }

  @Test
  @Config(qualifiers = "w320dp-h480dp-xhdpi")
  public void everythingIsWithinReachOnTheSmallestPhoneWithTheLargestText() {
    RuntimeEnvironment.setFontScale(2f);
    FakeSitting<PilesView> sitting =
        TestScreen.sit(table(0, "X1ALFA", "X1BRAVO", "X1CHARLIE").view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      screen.assertWithinReach();
      sitting.shows(table(0, "X1ALFA", "X1BRAVO", "X1CHARLIE").comparing().view());
      screen.assertWithinReach();
    }
  }

  @Test
  @Config(qualifiers = "+de")
  public void theLobbySpeaksGerman() {
    TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").comparing().view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("Auf allen Telefonen gleich?", screen.text(R.id.lobby_head));
      ViewGroup pictures = screen.activity().findViewById(R.id.lobby_pictures);
      assertEquals("Kaktus", pictures.getChildAt(0).getContentDescription().toString());
    }
  }

  private static void radio(boolean discoverable) {
    TestHousehold.get().radio.become(new RadioState(true, true, false, false, discoverable));
    TestScreen.settle();
  }

  private static void answer(TestScreen<LobbyActivity> screen, int result) {
    ShadowActivity.IntentForResult asked =
        shadowOf(screen.activity()).getNextStartedActivityForResult();
    assertEquals("android.bluetooth.adapter.action.REQUEST_DISCOVERABLE", asked.intent.getAction());
    assertEquals(
        300, asked.intent.getIntExtra("android.bluetooth.adapter.extra.DISCOVERABLE_DURATION", 0));
    shadowOf(screen.activity()).receiveResult(asked.intent, result, null);
    TestScreen.settle();
  }

  @Test
  public void aHostWithoutASignIsToldWhyNobodyComesBeforeAndroidAsks() {
    radio(false);
    TestScreen.sit(table(0, "X1ALFA").radio(RadioTrouble.NO_ADVERTISER).view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("Nobody can see this table yet", screen.text(R.id.lobby_head));
      assertTrue(screen.text(R.id.lobby_line).contains("Android will ask"));
      assertFalse(screen.sees(R.id.lobby_begin));
      assertNull(shadowOf(screen.activity()).getNextStartedActivityForResult());
      screen.tap(R.id.lobby_visible);
      answer(screen, 300);
      radio(true);
      assertTrue(screen.text(R.id.lobby_line).contains("Look harder"));
      assertFalse(screen.sees(R.id.lobby_visible));
      radio(false);
      assertEquals("Nobody can see this table yet", screen.text(R.id.lobby_head));
    }
  }

  @Test
  public void whoRefusesToBeSeenIsToldWhatThatMeansAndMayThinkAgain() {
    radio(false);
    TestScreen.sit(table(0, "X1ALFA").radio(RadioTrouble.NO_ADVERTISER).view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      screen.tap(R.id.lobby_visible);
      answer(screen, Activity.RESULT_CANCELED);
      assertEquals("Only old friends find this table", screen.text(R.id.lobby_head));
      screen.turnThePhone("land");
      assertEquals("Only old friends find this table", screen.text(R.id.lobby_head));
      screen.tap(R.id.lobby_visible);
      answer(screen, 300);
      radio(true);
      assertTrue(screen.text(R.id.lobby_line).contains("Look harder"));
    }
  }

  @Test
  public void onlyAHostWithoutASignIsAskedToBeSeen() {
    FakeSitting<PilesView> sitting = TestScreen.sit(table(0, "X1ALFA").view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertFalse(screen.sees(R.id.lobby_visible));
      MadeUp<PilesView> signless = table(0, "X1ALFA", "X1BRAVO").radio(RadioTrouble.NO_ADVERTISER);
      sitting.shows(signless.view());
      assertTrue(screen.sees(R.id.lobby_visible));
      sitting.shows(signless.comparing().view());
      assertFalse(screen.sees(R.id.lobby_visible));
    }
  }

  @Test
  public void whetherTheMatchCountsIsSaidBeforeItBegins() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(table(0, "X1ALFA", "X1BRAVO").ranked(Ranking.OPEN).view(), true);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals(
          "Counts on a leaderboard if a station is in range", screen.text(R.id.lobby_ranking));
      sitting.shows(table(0, "X1ALFA", "X1BRAVO").comparing().ranked(Ranking.at("X3STAR")).view());
      assertEquals("Counts on the leaderboard of X3STAR", screen.text(R.id.lobby_ranking));
      sitting.shows(table(0, "X1ALFA", "X1BRAVO").comparing().ranked(Ranking.UNRANKED).view());
      assertEquals(
          "No station in range: this match is not ranked", screen.text(R.id.lobby_ranking));
      sitting.shows(table(0, "X1ALFA", "X1BRAVO").comparing().ranked(Ranking.NEVER).view());
      assertFalse(screen.sees(R.id.lobby_ranking));
    }
  }

  @Test
  public void aHostSendsAGuestAwayBeforeTheBeginning() {
    FakeSitting<PilesView> sitting =
        TestScreen.sit(MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO").of(4).view(), true);
    try (TestScreen<LobbyActivity> screen = new TestScreen<>(LobbyActivity.class)) {
      android.view.ViewGroup seats = screen.activity().findViewById(R.id.lobby_seats);
      assertFalse("nobody sends themselves away", seats.getChildAt(0).isClickable());
      assertFalse("nobody sits there", seats.getChildAt(2).isClickable());
      seats.getChildAt(1).performClick();
      TestScreen.settle();
      androidx.appcompat.app.AlertDialog ask =
          (androidx.appcompat.app.AlertDialog)
              org.robolectric.shadows.ShadowDialog.getLatestDialog();
      assertTrue(ask.isShowing());
      assertEquals(List.of(), sitting.asked);
      ask.getButton(android.content.DialogInterface.BUTTON_POSITIVE).performClick();
      TestScreen.settle();
      assertEquals(1, sitting.asked.size());
      assertTrue(sitting.asked.get(0), sitting.asked.get(0).startsWith("remove "));
    }
  }

  @Test
  public void aGuestSendsNobodyAway() {
    TestScreen.sit(MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO").of(4).view(), false);
    try (TestScreen<LobbyActivity> screen = new TestScreen<>(LobbyActivity.class)) {
      android.view.ViewGroup seats = screen.activity().findViewById(R.id.lobby_seats);
      for (int i = 0; i < seats.getChildCount(); i++) {
        assertFalse(seats.getChildAt(i).isClickable());
      }
    }
  }
}
