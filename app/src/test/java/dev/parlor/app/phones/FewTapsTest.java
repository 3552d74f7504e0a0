package dev.parlor.app.phones;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;

/** From the first screen to the cards of a table between two phones, every tap counted. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class, qualifiers = "w360dp-h640dp-xhdpi")
public final class FewTapsTest {
  private static final int PILES = 5; // the tile of the game

  @Test
  public void aHostHasTheCardsAfterFourTapsAndAGuestAfterThree() throws Exception {
    TestScreen.allowEverything();
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.WELCOMED, true);
    try (PhonesInReach company = new PhonesInReach(2);
        Finger host = new Finger(company, 0);
        Finger guest = new Finger(company, 1)) {
      host.look(HomeActivity.class, new Intent());
      host.tap(host.group(R.id.tiles).getChildAt(PILES));
      host.tap(ShadowDialog.getLatestDialog().findViewById(R.id.start_host));
      host.isLedTo(HostActivity.class);
      host.isLedTo(LobbyActivity.class);

      guest.look(HomeActivity.class, new Intent());
      guest.tap(guest.view(R.id.home_join));
      guest.isLedTo(JoinActivity.class);
      guest.until("a table", screen -> guest.group(R.id.join_tables).getChildCount() == 1);
      guest.tap(guest.group(R.id.join_tables).getChildAt(0));
      guest.isLedTo(LobbyActivity.class);

      host.until("a guest", screen -> screen.mayTap(R.id.lobby_begin));
      host.tap(host.view(R.id.lobby_begin));
      for (Finger one : new Finger[] {host, guest}) {
        one.until("digits", screen -> screen.sees(R.id.lobby_same));
        one.tap(one.view(R.id.lobby_same));
      }
      for (Finger one : new Finger[] {host, guest}) {
        one.until("the cards", screen -> screen.activity().isFinishing());
        one.isLedTo(TableActivity.class);
      }
      assertEquals("taps of the host", 4, host.taps);
      assertEquals("taps of the guest", 3, guest.taps);
    }
  }

  /** A finger on a phone, with the number of its taps. */
  private static final class Finger implements AutoCloseable {
    private final PhonesInReach company;
    private final int number;
    private @Nullable TestScreen<?> screen;
    private int taps;

    Finger(PhonesInReach company, int number) {
      this.company = company;
      this.number = number;
    }

    private TestScreen<?> screen() {
      return Objects.requireNonNull(screen);
    }

    <A extends Activity> void look(Class<A> type, Intent intent) {
      TestHousehold.get().plays(company.phone(number).nearby);
      close();
      screen = new TestScreen<>(type, intent);
    }

    /** Goes where the screen leads, by itself or by the last tap. */
    <A extends Activity> void isLedTo(Class<A> type) {
      Intent next = Shadows.shadowOf(screen().activity()).getNextStartedActivity();
      assertEquals(type.getName(), Objects.requireNonNull(next.getComponent()).getClassName());
      look(type, next);
    }

    View view(int id) {
      return screen().activity().findViewById(id);
    }

    ViewGroup group(int id) {
      return (ViewGroup) view(id);
    }

    void tap(View view) {
      TestHousehold.get().plays(company.phone(number).nearby);
      assertTrue("can be tapped: " + view, view.isEnabled() && view.performClick());
      TestScreen.settle();
      taps++;
    }

    void until(String what, Predicate<TestScreen<?>> seen) {
      company.untilSeen(what, () -> seen.test(screen()));
    }

    @Override
    public void close() {
      if (screen != null) {
        screen.close();
      }
    }
  }
}
