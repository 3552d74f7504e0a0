package dev.parlor.app.lobby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.play.TableActivity;
import dev.parlor.games.GameId;
import dev.parlor.games.piles.PilesView;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Whether all phones show the same code, and what follows until the cards are there. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class ComparingTest {
  private static MadeUp<PilesView> table(int me, String... callsigns) {
    return MadeUp.table(me, callsigns);
  }

  private static TestScreen<LobbyActivity> lobby() {
    return new TestScreen<>(LobbyActivity.class);
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
  @Config(qualifiers = "+de")
  public void theLobbySpeaksGerman() {
    TestScreen.sit(table(1, "X1ALFA", "X1BRAVO").comparing().view(), false);
    try (TestScreen<LobbyActivity> screen = lobby()) {
      assertEquals("Auf allen Telefonen gleich?", screen.text(R.id.lobby_head));
      ViewGroup pictures = screen.activity().findViewById(R.id.lobby_pictures);
      assertEquals("Kaktus", pictures.getChildAt(0).getContentDescription().toString());
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
}
