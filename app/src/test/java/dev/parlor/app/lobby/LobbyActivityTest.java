package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.games.piles.PilesView;
import dev.parlor.radio.RadioTrouble;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** How people gather at a table. */
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
