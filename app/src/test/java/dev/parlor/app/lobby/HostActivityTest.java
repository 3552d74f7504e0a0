package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.graphics.Rect;
import android.view.View;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeNearby;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.radio.RadioState;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Opening a table, on every Android version that the build names. */
@RunWith(RobolectricTestRunner.class)
@Config(application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class HostActivityTest {
  private final FakeNearby nearby = TestHousehold.get().nearby;

  @Before
  public void everythingIsAllowed() {
    TestScreen.allowEverything();
  }

  private static TestScreen<HostActivity> host() {
    return new TestScreen<>(
        HostActivity.class, HostActivity.intent(RuntimeEnvironment.getApplication(), Piles.ID));
  }

  private static void choose(TestScreen<HostActivity> screen, int number) {
    SeatChoice seats = screen.activity().findViewById(R.id.host_seats);
    seats.getChildAt(number).performClick();
  }

  @Test
  public void oneTapOpensATableForAllWhoMayPlay() {
    try (TestScreen<HostActivity> screen = host()) {
      screen.tap(R.id.host_open);
      assertEquals(List.of("host piles 4 {}"), nearby.asked);
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  @Config(qualifiers = "+de")
  public void numbersAreWrittenAsTheLanguageOfTheScreenDoes() {
    Intent holdem = HostActivity.intent(RuntimeEnvironment.getApplication(), Holdem.ID);
    try (TestScreen<HostActivity> screen = new TestScreen<>(HostActivity.class, holdem)) {
      assertEquals("1.000", screen.text(R.id.option_value));
    }
  }

  @Test
  public void othersMayWatchWhereTheHostHasSaidSo() {
    try (TestScreen<HostActivity> screen = host()) {
      screen.tap(R.id.host_onlookers);
      screen.tap(R.id.host_open);
      assertEquals(List.of("host piles 4 {onlookers=true}"), nearby.asked);
    }
  }

  @Test
  public void aDoubleTapOpensOneTable() {
    try (TestScreen<HostActivity> screen = host()) {
      View open = screen.activity().findViewById(R.id.host_open);
      open.performClick();
      Optional<PhoneSitting<?>> first = nearby.sitting().getValue();
      open.performClick();
      assertEquals(first, nearby.sitting().getValue());
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
      assertEquals(Optional.empty(), screen.next());
    }
  }

  @Test
  public void whoSitsAlreadyIsLedToThatTable() {
    nearby.host(Piles.ID, 2, Map.of());
    try (TestScreen<HostActivity> screen = host()) {
      assertEquals(Optional.of(LobbyActivity.class.getName()), screen.next());
      assertTrue(screen.activity().isFinishing());
    }
  }

  @Test
  public void aChoiceOfSeatsOutlivesTurningThePhone() {
    try (TestScreen<HostActivity> screen = host()) {
      choose(screen, 0);
      screen.turnThePhone("land");
      screen.tap(R.id.host_open);
      assertEquals(List.of("host piles 2 {}"), nearby.asked);
    }
  }

  @Test
  public void whatIsMissingIsSaidBeforeATableCanBeOpened() {
    TestHousehold.get().radio.become(new RadioState(true, false, false, false));
    try (TestScreen<HostActivity> screen = host()) {
      assertEquals("Bluetooth is off", screen.text(R.id.notice_title));
      assertFalse(screen.sees(R.id.host_open));
      TestHousehold.get().radio.become(new RadioState(true, true, true, true));
      TestScreen.settle();
      assertTrue(screen.sees(R.id.host_open));
    }
  }

  /** The words must stand above the options: nobody would look for them below many of those. */
  @Test
  public void whatIsMissingIsSeenAtOnce() {
    TestHousehold.get().radio.become(new RadioState(true, false, false, false));
    Intent holdem = HostActivity.intent(RuntimeEnvironment.getApplication(), Holdem.ID);
    try (TestScreen<HostActivity> screen = new TestScreen<>(HostActivity.class, holdem)) {
      View mend = screen.activity().findViewById(R.id.notice_button);
      Rect seen = new Rect();
      assertTrue("it is on the screen", mend.getGlobalVisibleRect(seen));
      assertEquals("all of it", mend.getHeight(), seen.height());
    }
  }

  @Test
  public void aPhoneThatCantShowItsTableSaysSo() {
    TestHousehold.get().radio.become(new RadioState(true, true, true, false));
    try (TestScreen<HostActivity> screen = host()) {
      assertTrue(screen.sees(R.id.host_hint));
      assertTrue(screen.mayTap(R.id.host_open));
    }
  }

  @Test
  public void aPhoneWithoutBluetoothCanOnlyPractise() {
    TestHousehold.get().radio.become(new RadioState(false, false, false, false));
    try (TestScreen<HostActivity> screen = host()) {
      assertEquals("No Bluetooth here", screen.text(R.id.notice_title));
      assertFalse(screen.sees(R.id.notice_button));
    }
  }

  @Test
  public void optionsAreOfferedAsTheRulesDeclareThem() {
    try (TestScreen<HostActivity> screen = host()) {
      OptionRows options = new OptionRows(screen.activity(), null);
      options.offer(Catalogue.SHIPPED.of(Holdem.ID));
      assertEquals(new Holdem().options().size(), options.getChildCount());
      assertEquals(Map.of(), options.chosen());
      View chips = options.getChildAt(0);
      assertEquals(
          "Chips at the start",
          chips.<TextView>findViewById(R.id.option_name).getText().toString());
      chips.findViewById(R.id.option_more).performClick();
      assertEquals(Map.of("chips", "1100"), options.chosen());
      options.getChildAt(0).findViewById(R.id.option_less).performClick();
      assertEquals("the default is not spoken of", Map.of(), options.chosen());
    }
  }

  @Test
  public void everyGameOnOfferHasWordsForItsOptions() {
    try (TestScreen<HostActivity> screen = host()) {
      for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
        OptionRows options = new OptionRows(screen.activity(), null);
        options.offer(kit);
        assertEquals(kit.game().game().options().size(), options.getChildCount());
      }
    }
  }

  @Test
  public void everythingIsWithinReach() {
    RuntimeEnvironment.setFontScale(2f);
    try (TestScreen<HostActivity> screen = host()) {
      screen.assertWithinReach();
      screen.turnThePhone("land");
      screen.assertWithinReach();
      assertTrue(screen.mayTap(R.id.host_open));
    }
  }
}
