package dev.parlor.app.play;

import static dev.parlor.app.play.TwoPhones.inSeconds;
import static dev.parlor.app.play.TwoPhones.mine;
import static dev.parlor.app.play.TwoPhones.table;
import static dev.parlor.app.play.TwoPhones.theirs;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import android.view.Menu;
import android.view.View;
import android.widget.TextView;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.Checked;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.games.piles.PilesView;
import dev.parlor.p2p.clock.Countdown;
import java.util.List;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;

/** What stands around the felt among phones: who is away, what is proven, and the way out. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class CompanyTest {
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
}
