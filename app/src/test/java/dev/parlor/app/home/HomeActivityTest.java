package dev.parlor.app.home;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Dialog;
import android.content.Intent;
import android.graphics.Bitmap;
import android.view.View;
import android.widget.GridLayout;
import android.widget.TextView;
import com.google.android.material.button.MaterialButtonToggleGroup;
import dev.parlor.app.R;
import dev.parlor.app.bots.OwnPlayersActivity;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.look.Png;
import dev.parlor.app.me.MeActivity;
import dev.parlor.app.nearby.GameNames;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.records.RecordsActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.SettingsActivity;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.station.StationActivity;
import dev.parlor.games.bot.Level;
import dev.parlor.games.piles.PilesView;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.sitting.Tempo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = dev.parlor.app.household.TestHousehold.class)
public final class HomeActivityTest {

  @Test
  public void everyGameOnOfferHasATileThatOpensItsTable() {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      GridLayout tiles = home.get().findViewById(R.id.tiles);
      assertEquals(Catalogue.SHIPPED.all().size(), tiles.getChildCount());
      View tile = tiles.getChildAt(5);
      assertEquals(
          "High/Low Piles", tile.<TextView>findViewById(R.id.tile_title).getText().toString());

      tile.performClick();
      ShadowLooper.idleMainLooper();
      Dialog sheet = ShadowDialog.getLatestDialog();
      assertTrue(sheet.isShowing());
      sheet.findViewById(R.id.seats_4).performClick();
      sheet.findViewById(R.id.start).performClick();

      Intent next = shadowOf(home.get()).getNextStartedActivity();
      assertNotNull(next.getComponent());
      assertEquals(TableActivity.class.getName(), next.getComponent().getClassName());
      assertEquals(4, next.getIntExtra("seats", 0));
    }
  }

  /**
   * Each tile tells what a game is, how many play it and how long. The tiles stand in two columns.
   */
  @Test
  public void everyTileSaysWhatItIsAndForHowManyAndHowLong() {
    try (TestScreen<HomeActivity> home = new TestScreen<>(HomeActivity.class)) {
      GridLayout tiles = home.activity().findViewById(R.id.tiles);
      assertEquals(2, tiles.getColumnCount());
      for (int i = 0; i < tiles.getChildCount(); i++) {
        View tile = tiles.getChildAt(i);
        String title = tile.<TextView>findViewById(R.id.tile_title).getText().toString();
        String meta = tile.<TextView>findViewById(R.id.tile_meta).getText().toString();
        assertFalse(title.isEmpty());
        assertTrue(title + meta, meta.matches("[0-9](–[0-9])? players · [0-9]+\u00a0min"));
      }
    }
  }

  /** The other places have words, not icons alone, and each leads where it says. */
  @Test
  public void theOtherPlacesAreNamedAndLedTo() {
    Map<Integer, String> words =
        Map.of(
            R.id.home_results, "Results",
            R.id.home_station, "Station",
            R.id.home_me, "You",
            R.id.home_settings, "Settings");
    Map<Integer, Class<?>> places =
        Map.of(
            R.id.home_results, RecordsActivity.class,
            R.id.home_station, StationActivity.class,
            R.id.home_me, MeActivity.class,
            R.id.home_settings, SettingsActivity.class);
    words.forEach(
        (id, word) -> {
          try (TestScreen<HomeActivity> home = new TestScreen<>(HomeActivity.class)) {
            assertEquals(word, home.text(id));
            home.tap(id);
            String place = Objects.requireNonNull(places.get(id)).getName();
            assertEquals(java.util.Optional.of(place), home.next());
          }
        });
  }

  /** This holds in all languages, on all phones, and with letters of all sizes. */
  @Test
  public void noTitleAndNoButtonBreaksInsideAWord() {
    for (String language : List.of("en", "de", "pt", "es")) {
      for (String phone :
          List.of(
              "w320dp-h480dp-port",
              "w360dp-h640dp-port",
              "w411dp-h891dp-port",
              "w891dp-h411dp-land")) {
        for (float text : new float[] {1, 1.3f, 1.5f, 2}) {
          RuntimeEnvironment.setQualifiers("+" + language + "-" + phone);
          RuntimeEnvironment.setFontScale(text);
          assertWordsAreWhole(language + " " + phone + " " + text);
        }
      }
    }
  }

  private static void assertWordsAreWhole(String look) {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      GridLayout tiles = home.get().findViewById(R.id.tiles);
      for (int i = 0; i < tiles.getChildCount(); i++) {
        TextView title = tiles.getChildAt(i).findViewById(R.id.tile_title);
        assertBreaksBetweenWords(look, title);
      }
      assertBreaksBetweenWords(look, home.get().findViewById(R.id.home_join));
      assertBreaksBetweenWords(look, home.get().findViewById(R.id.home_scan));
    }
  }

  private static void assertBreaksBetweenWords(String look, TextView title) {
    String said = title.getText().toString();
    for (int line = 1; line < title.getLineCount(); line++) {
      int at = Objects.requireNonNull(title.getLayout()).getLineStart(line);
      boolean torn = Character.isLetter(said.charAt(at - 1)) && Character.isLetter(said.charAt(at));
      assertFalse(look + ": " + said.substring(0, at) + "|" + said.substring(at), torn);
    }
  }

  /** A person who sits at a table finds the way back. One who only watches isn't told of a seat. */
  @Test
  public void theWayBackSaysWhetherThereIsASeat() {
    Map<Integer, String> said =
        Map.of(1, "You are sitting at a table", -1, "You are watching a table");
    said.forEach(
        (seat, line) -> {
          TestScreen.sit(
              MadeUp.<PilesView>table(seat, "X1ALFA", "X1BRAVO").watchedBy(1).view(), false);
          try (TestScreen<HomeActivity> screen = new TestScreen<>(HomeActivity.class)) {
            assertTrue(screen.sees(R.id.way_back));
            assertEquals(line, screen.text(R.id.way_back_line));
          }
        });
  }

  /** Four colours that were chosen in the settings are on the tiles when the person comes back. */
  @Test
  public void theTilesHaveTheColoursThatWereChosenLast() {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      View art = home.get().<GridLayout>findViewById(R.id.tiles).getChildAt(1);
      Bitmap before = Png.of(art);
      home.pause().stop();
      new Settings(home.get()).set(Toggle.FOUR_COLOURS, true);
      home.start().resume();
      assertFalse("the diamonds are blue", before.sameAs(Png.of(art)));
    }
  }

  @Test
  public void theLevelThatIsChosenStaysChosen() {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      Settings settings = new Settings(home.get());
      assertEquals(Level.MEDIUM, settings.level());
      open(home).findViewById(R.id.level_expert).performClick();
      assertEquals(Level.EXPERT, settings.level());
      MaterialButtonToggleGroup group = open(home).findViewById(R.id.level_group);
      assertEquals(R.id.level_expert, group.getCheckedButtonId());
    }
  }

  @Test
  public void howComputerPlayersTakeTheirTimeStaysChosen() {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      Settings settings = new Settings(home.get());
      assertEquals(Tempo.NATURAL, settings.tempo());
      open(home).findViewById(R.id.tempo_quick).performClick();
      assertEquals(Tempo.QUICK, settings.tempo());
      MaterialButtonToggleGroup group = open(home).findViewById(R.id.tempo_group);
      assertEquals(R.id.tempo_quick, group.getCheckedButtonId());
    }
  }

  @Test
  public void theSheetOfAGameLeadsToPlayersOfOnesOwn() {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      open(home).findViewById(R.id.start_own).performClick();
      Intent next = shadowOf(home.get()).getNextStartedActivity();
      assertEquals(OwnPlayersActivity.class.getName(), next.getComponent().getClassName());
      assertEquals("poker", next.getStringExtra("game"));
    }
  }

  /**
   * Two taps follow in the lobby ("Begin", "The digits are the same"), so a table is open after
   * four.
   */
  @Test
  public void aHostIsInTheLobbyAfterTwoTaps() {
    dev.parlor.app.household.TestScreen.allowEverything();
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      open(home).findViewById(R.id.start_host).performClick();
      Intent next = shadowOf(home.get()).getNextStartedActivity();
      try (dev.parlor.app.household.TestScreen<dev.parlor.app.lobby.HostActivity> host =
          new dev.parlor.app.household.TestScreen<>(
              dev.parlor.app.lobby.HostActivity.class, next)) {
        assertEquals(
            java.util.Optional.of(dev.parlor.app.lobby.LobbyActivity.class.getName()), host.next());
      }
    }
  }

  /** Two more taps follow: on the nearest table, and on "The digits are the same". */
  @Test
  public void aGuestSeesTheTablesAfterOneTap() {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      home.get().findViewById(R.id.home_join).performClick();
      Intent next = shadowOf(home.get()).getNextStartedActivity();
      assertEquals(
          dev.parlor.app.lobby.JoinActivity.class.getName(), next.getComponent().getClassName());
    }
  }

  /** At Piles and in the Parlor nobody has secrets, so several people share a phone there. */
  @Test
  public void severalPeoplePassThePhoneOnWhereNobodyHasSecrets() {
    Set<String> shared = new TreeSet<>();
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup();
      GridLayout tiles = home.get().findViewById(R.id.tiles);
      for (int i = 0; i < tiles.getChildCount(); i++) {
        tiles.getChildAt(i).performClick();
        ShadowLooper.idleMainLooper();
        Dialog sheet = ShadowDialog.getLatestDialog();
        if (sheet.findViewById(R.id.people_group).getVisibility() == View.VISIBLE) {
          sheet.findViewById(R.id.people_3).performClick();
          sheet.findViewById(R.id.start).performClick();
          Intent next = shadowOf(home.get()).getNextStartedActivity();
          assertThreePlay(next);
          shared.add(String.valueOf(next.getStringExtra("game")));
        }
      }
    }
    assertEquals(Set.of("highlow", "piles"), shared);
  }

  private static void assertThreePlay(Intent table) {
    assertEquals(3, table.getIntExtra("people", 0));
    assertEquals(3, table.getIntExtra("seats", 0));
    try (ActivityController<TableActivity> screen =
        Robolectric.buildActivity(TableActivity.class, table).setup()) {
      ShadowLooper.idleMainLooper(3, java.util.concurrent.TimeUnit.SECONDS);
      FeltView felt = screen.get().findViewById(R.id.felt);
      List<String> names = new ArrayList<>();
      Objects.requireNonNull(felt.laid()).plates().forEach(plate -> names.add(plate.name()));
      String prompt = screen.get().<TextView>findViewById(R.id.table_prompt).getText().toString();
      assertTrue(names.toString(), names.containsAll(List.of("Player 1", "Player 2", "Player 3")));
      assertTrue(prompt, !prompt.contains("your turn"));
    }
  }

  @Test
  public void everyGameSaysStepByStepHowItGoes() {
    for (dev.parlor.tables.kit.TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      Intent rules =
          dev.parlor.app.learn.RulesActivity.intent(
              org.robolectric.RuntimeEnvironment.getApplication(), kit.game().id());
      try (dev.parlor.app.household.TestScreen<dev.parlor.app.learn.RulesActivity> screen =
          new dev.parlor.app.household.TestScreen<>(
              dev.parlor.app.learn.RulesActivity.class, rules)) {
        android.view.ViewGroup steps = screen.activity().findViewById(R.id.rules_steps);
        assertTrue(kit.id(), steps.getChildCount() >= 4);
        boolean pictured = false;
        for (int i = 0; i < steps.getChildCount(); i++) {
          View cards = steps.getChildAt(i).findViewById(R.id.step_cards);
          pictured |=
              cards.getVisibility() == View.VISIBLE && cards.getContentDescription() != null;
        }
        assertTrue(kit.id(), pictured);
        String last =
            steps
                .getChildAt(steps.getChildCount() - 1)
                .<TextView>findViewById(R.id.step_text)
                .getText()
                .toString();
        assertEquals(kit.id(), GameNames.words(screen.activity(), kit).silence(), last);
        assertTrue(last, last.startsWith("Between "));
      }
    }
  }

  private static Dialog open(ActivityController<HomeActivity> home) {
    GridLayout tiles = home.get().findViewById(R.id.tiles);
    tiles.getChildAt(0).performClick();
    ShadowLooper.idleMainLooper();
    return ShadowDialog.getLatestDialog();
  }
}
