package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.games.piles.PilesView;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowActivity;

/** A table that other phones cannot see, because its host has no sign. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class UnseenTableTest {
  private static MadeUp<PilesView> table(int me, String... callsigns) {
    return MadeUp.table(me, callsigns);
  }

  private static TestScreen<LobbyActivity> lobby() {
    return new TestScreen<>(LobbyActivity.class);
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
}
