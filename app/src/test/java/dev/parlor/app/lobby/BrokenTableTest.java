package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.LeftSeat;
import dev.parlor.games.Refusal;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** What the lobby says of a table that is no more, or that waits for this phone. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class BrokenTableTest {
  private static MadeUp<PilesView> table(int me, String... callsigns) {
    return MadeUp.table(me, callsigns);
  }

  private static TestScreen<LobbyActivity> lobby() {
    return new TestScreen<>(LobbyActivity.class);
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
}
