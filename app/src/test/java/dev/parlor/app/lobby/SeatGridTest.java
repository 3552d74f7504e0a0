package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.text.Layout;
import android.view.View;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.games.piles.PilesView;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The seats before a match: every word is whole, and all plates are of one height. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 34, application = TestHousehold.class)
public final class SeatGridTest {
  private static final List<String> LANGUAGES = List.of("en", "de", "pt", "es");

  @Test
  public void whatASeatWaitsForIsReadWhole() {
    for (String language : LANGUAGES) {
      RuntimeEnvironment.setQualifiers("+" + language + "-w360dp-h640dp-port-xhdpi");
      RuntimeEnvironment.setFontScale(2);
      TestScreen.sit(MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO").view(), false);
      try (TestScreen<LobbyActivity> screen = new TestScreen<>(LobbyActivity.class)) {
        SeatGrid seats = screen.activity().findViewById(R.id.lobby_seats);
        assertTrue("free seats", seats.getChildCount() > 2);
        for (int i = 0; i < seats.getChildCount(); i++) {
          TextView state = seats.getChildAt(i).findViewById(R.id.seat_state);
          Layout line = Objects.requireNonNull(state.getLayout());
          assertEquals(language + ": " + state.getText(), 0, line.getEllipsisCount(0));
        }
      }
    }
  }

  /** A guest that may be sent away has a plate for a finger. The other plates are no smaller. */
  @Test
  @Config(qualifiers = "+w640dp-h360dp-land")
  public void theSeatsOfARowAreOfOneHeight() {
    RuntimeEnvironment.setFontScale(0.85f);
    TestScreen.sit(MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO", "X1CHARLIE").view(), true);
    try (TestScreen<LobbyActivity> screen = new TestScreen<>(LobbyActivity.class)) {
      SeatGrid seats = screen.activity().findViewById(R.id.lobby_seats);
      Set<Integer> heights = new HashSet<>();
      for (int i = 0; i < seats.getChildCount(); i++) {
        View seat = seats.getChildAt(i);
        heights.add(seat.getHeight());
      }
      assertEquals(heights.toString(), 1, heights.size());
    }
  }
}
