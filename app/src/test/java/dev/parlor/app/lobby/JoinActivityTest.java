package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.view.View;
import android.view.ViewGroup;
import android.view.inputmethod.EditorInfo;
import android.widget.EditText;
import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeNearby;
import dev.parlor.app.nearby.Found;
import dev.parlor.app.nearby.TableInRange;
import dev.parlor.app.qr.ScanActivity;
import dev.parlor.games.piles.Piles;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class JoinActivityTest {
  private static final TableInRange BRAVO = MadeUp.found("X1BRAVO", 1, 4, false, 3);
  private static final TableInRange ECHO = MadeUp.found("X1ECHO", 2, 2, true, 0);

  private final FakeNearby nearby = TestHousehold.get().nearby;

  @Before
  public void everythingIsAllowed() {
    TestScreen.allowEverything();
  }

  private static TestScreen<JoinActivity> join() {
    return new TestScreen<>(JoinActivity.class);
  }

  private static ViewGroup tables(TestScreen<JoinActivity> screen) {
    return screen.activity().findViewById(R.id.join_tables);
  }

  private static void type(TestScreen<JoinActivity> screen, String digits) {
    screen.activity().<EditText>findViewById(R.id.join_code).setText(digits);
    TestScreen.settle();
  }

  @Test
  public void nothingInRangeTeachesHowATableComesToBe() {
    try (TestScreen<JoinActivity> screen = join()) {
      assertEquals(List.of("search"), nearby.asked);
      assertEquals("No table near you yet", screen.text(R.id.notice_title));
    }
  }

  @Test
  public void tablesAreListedWithHostGameSeatsAndStrengthInWords() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(BRAVO, ECHO);
      assertEquals(2, tables(screen).getChildCount());
      assertEquals(
          "X1BRAVO, High/Low Piles, 1 of 4 seats taken, very near, code "
              + String.join(" ", BRAVO.code().split("")),
          tables(screen).getChildAt(0).getContentDescription().toString());
      assertFalse(screen.sees(R.id.join_empty));
    }
  }

  @Test
  public void aTapSitsDownAndOpensTheLobby() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(BRAVO);
      tables(screen).getChildAt(0).performClick();
      assertEquals(List.of("search", "join X1BRAVO"), nearby.asked);
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
      assertTrue(screen.activity().isFinishing());
    }
  }

  /** The button is there even if no seat is left. If nobody may watch, there is no such button. */
  @Test
  public void whoMayWatchCanTapOnThat() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(BRAVO, MadeUp.watched(ECHO));
      View closed = tables(screen).getChildAt(0).findViewById(R.id.row_watch);
      assertEquals(View.GONE, closed.getVisibility());
      View open = tables(screen).getChildAt(1).findViewById(R.id.row_watch);
      assertEquals(View.VISIBLE, open.getVisibility());
      assertEquals("Watch at the table of X1ECHO", open.getContentDescription().toString());
      open.performClick();
      assertEquals(List.of("search", "watch X1ECHO"), nearby.asked);
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
    }
  }

  @Test
  public void whoSitsAlreadyIsLedToThatTable() {
    nearby.host(Piles.ID, 2, Map.of());
    nearby.asked.clear();
    try (TestScreen<JoinActivity> screen = join()) {
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
      assertTrue(screen.activity().isFinishing());
      assertFalse("nothing is looked for", nearby.asked.contains("search"));
    }
  }

  @Test
  public void aFullTableCantBeTapped() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(ECHO);
      View row = tables(screen).getChildAt(0);
      assertFalse(row.isClickable());
      row.performClick();
      assertEquals(List.of("search"), nearby.asked);
    }
  }

  @Test
  public void fourDigitsChooseATableButNeverJoinByThemselves() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(BRAVO, ECHO);
      type(screen, BRAVO.code());
      assertEquals(1, tables(screen).getChildCount());
      assertEquals(List.of("search"), nearby.asked);
      screen
          .activity()
          .<EditText>findViewById(R.id.join_code)
          .onEditorAction(EditorInfo.IME_ACTION_GO);
      assertEquals(List.of("search", "join X1BRAVO"), nearby.asked);
    }
  }

  @Test
  public void digitsOfNoTableAreRefusedInOneSentence() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(BRAVO);
      type(screen, BRAVO.code().startsWith("0") ? "1111" : "0000");
      assertEquals("No table near you has these digits yet", screen.text(R.id.join_hint));
      assertEquals(0, tables(screen).getChildCount());
    }
  }

  @Test
  public void whatWasTypedOutlivesTurningThePhone() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(BRAVO, ECHO);
      type(screen, BRAVO.code());
      screen.turnThePhone("land");
      nearby.hears(BRAVO, ECHO);
      assertEquals(BRAVO.code(), screen.text(R.id.join_code));
      assertEquals(1, tables(screen).getChildCount());
    }
  }

  @Test
  public void theScannerIsAskedForTablesOnly() {
    try (TestScreen<JoinActivity> screen = join()) {
      screen.tap(R.id.join_scan);
      assertEquals(Optional.of(ScanActivity.class.getName()), screen.next());
    }
  }

  @Test
  public void aScannedTableIsJoinedByItsInvitationAsSoonAsItIsHeard() {
    try (TestScreen<JoinActivity> screen = join()) {
      screen.activity().scanned(MadeUp.invitation(BRAVO).text());
      assertEquals("Looking for the table that you scanned", screen.text(R.id.join_hint));
      nearby.hears(ECHO, BRAVO);
      assertEquals(
          List.of("search", "ask the host of an invitation", "join X1BRAVO by invitation"),
          nearby.asked);
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
    }
  }

  @Test
  public void nobodyIsLedToAScannedTableWithoutASeatForHim() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(ECHO);
      screen.activity().scanned(MadeUp.invitation(ECHO).text());
      assertFalse(nearby.asked.contains("join X1ECHO by invitation"));
      assertEquals("The table that you scanned has no seat left", screen.text(R.id.join_hint));
    }
  }

  @Test
  public void whatHindersTheSearchIsSaidWithWhatToDo() {
    try (TestScreen<JoinActivity> screen = join()) {
      assertFalse(screen.sees(R.id.join_trouble));
      nearby.found.setValue(
          new Found(true, List.of(), List.of(), Map.of(), Set.of(RadioTrouble.BUSY)));
      TestScreen.settle();
      assertEquals(
          "Bluetooth is busy; Parlor tries again by itself. If this stays, switch Bluetooth off and"
              + " on.",
          screen.text(R.id.join_trouble));
      nearby.found.setValue(
          new Found(true, List.of(), List.of(), Map.of(), Set.of(RadioTrouble.LOCATION_OFF)));
      TestScreen.settle();
      assertTrue(screen.text(R.id.join_trouble).startsWith("The location is off"));
      nearby.hears(BRAVO);
      assertFalse(screen.sees(R.id.join_trouble));
    }
  }

  @Test
  public void aCodeThatIsNoInvitationIsRefused() {
    try (TestScreen<JoinActivity> screen = join()) {
      screen.activity().scanned("CG01:NONSENSE");
      assertEquals("That is not the code of a table", screen.text(R.id.join_hint));
    }
  }

  @Test
  public void nothingIsSearchedBeforeAndroidAllowsIt() {
    shadowOf(RuntimeEnvironment.getApplication())
        .denyPermissions("android.permission.BLUETOOTH_SCAN");
    try (TestScreen<JoinActivity> screen = join()) {
      assertFalse(nearby.asked.contains("search"));
      assertEquals("May Parlor see phones near you?", screen.text(R.id.notice_title));
      screen.tap(R.id.notice_button);
      String[] asked =
          shadowOf(screen.activity()).getLastRequestedPermission().requestedPermissions;
      assertTrue(Arrays.asList(asked).contains("android.permission.BLUETOOTH_SCAN"));
    }
  }

  @Test
  public void bluetoothThatIsSwitchedOffMeanwhileIsSaidAndMended() {
    try (TestScreen<JoinActivity> screen = join()) {
      TestHousehold.get().radio.become(new RadioState(true, false, false, false));
      TestScreen.settle();
      assertEquals("Bluetooth is off", screen.text(R.id.notice_title));
      TestHousehold.get().radio.become(new RadioState(true, true, true, true));
      TestScreen.settle();
      assertFalse(screen.sees(R.id.join_missing));
    }
  }

  @Test
  public void thePhoneStopsLookingWhenTheScreenIsLeft() {
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.asked.clear();
      screen.activity().finish();
    }
    assertTrue(nearby.asked.contains("stop"));
  }

  @Test
  @Config(qualifiers = "w320dp-h480dp-xhdpi")
  public void everythingIsWithinReachOnTheSmallestPhoneWithTheLargestText() {
    RuntimeEnvironment.setFontScale(2f);
    try (TestScreen<JoinActivity> screen = join()) {
      nearby.hears(BRAVO, ECHO);
      TestScreen.settle();
      screen.assertWithinReach();
    }
  }

  private static final FoundPhone PIXEL =
      new FoundPhone("Pixel", ClassicAddress.read("04:00:00:00:00:07").get(), -50);

  private static ViewGroup phones(TestScreen<JoinActivity> screen) {
    return screen.activity().findViewById(R.id.join_phones);
  }

  @Test
  public void aTableWithoutASignIsLookedForByATapAndItsPhoneAskedByAnother() {
    try (TestScreen<JoinActivity> screen = join()) {
      assertFalse(screen.sees(R.id.join_phones_title));
      screen.tap(R.id.join_harder);
      assertEquals(List.of("search", "inquire"), nearby.asked);
      nearby.inquired(Map.of(), PIXEL);
      assertEquals("Phones that may hold a table", screen.text(R.id.join_phones_title));
      View ask = phones(screen).getChildAt(0).findViewById(R.id.row_do);
      assertEquals("Ask Pixel for its table", ask.getContentDescription().toString());
      ask.performClick();
      assertEquals(List.of("search", "inquire", "ask Pixel"), nearby.asked);
      nearby.inquired(Map.of(PIXEL.address(), Found.Answer.AWAITED), PIXEL);
      assertEquals("Asking", screen.text(R.id.row_do));
      assertFalse(screen.mayTap(R.id.row_do));
      nearby.inquired(Map.of(PIXEL.address(), Found.Answer.NOTHING), PIXEL);
      assertEquals("No table", screen.text(R.id.row_do));
      nearby.inquired(Map.of(PIXEL.address(), Found.Answer.TABLE), PIXEL);
      assertEquals("its table is listed instead", 0, phones(screen).getChildCount());
    }
  }
}
