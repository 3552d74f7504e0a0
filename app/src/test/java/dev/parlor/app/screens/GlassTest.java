package dev.parlor.app.screens;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.R;
import dev.parlor.app.diagnostics.DiagnosticsActivity;
import dev.parlor.app.diagnostics.MadeUpDiary;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.look.Glass;
import dev.parlor.app.look.Png;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.me.MeActivity;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.SettingsActivity;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.station.StationActivity;
import dev.parlor.app.station.StationHousehold;
import dev.parlor.games.Outcome;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.romme.Romme;
import dev.parlor.p2p.table.TableView;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/**
 * The screens with something on them, on the glass of a phone with Android 16 or 17, in portrait
 * and landscape, by day and by night. The pictures are to be looked at. The test itself finds what
 * lies under a bar or the cutout.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(
    sdk = {36, 37},
    application = TestHousehold.class)
public final class GlassTest {
  private static final List<ScreenLook> LOOKS =
      List.of(
          new ScreenLook("en-w360dp-h640dp-port-notnight-hdpi", 1),
          new ScreenLook("de-w411dp-h891dp-port-night-hdpi", 1.5f),
          new ScreenLook("de-w640dp-h360dp-land-notnight-hdpi", 1),
          new ScreenLook("en-w891dp-h411dp-land-night-hdpi", 1.5f));

  private final int number;

  public GlassTest(int number) {
    this.number = number;
  }

  @Parameters
  public static List<Object[]> looks() {
    return ScreenLook.numbersOf(LOOKS);
  }

  @Before
  public void everythingIsAllowed() {
    LOOKS.get(number - 1).take();
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.WELCOMED, true);
    TestScreen.allowEverything();
  }

  private static MadeUp<PilesView> table() {
    return MadeUp.table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE");
  }

  @Test
  public void home() {
    look("home", HomeActivity.class);
  }

  @Test
  public void host() {
    look("host", HostActivity.class);
  }

  @Test
  public void hostOfAGameWithOptions() {
    Intent romme = HostActivity.intent(RuntimeEnvironment.getApplication(), Romme.ID);
    look("host-romme", HostActivity.class, romme, () -> {});
  }

  @Test
  public void join() {
    look(
        "join",
        JoinActivity.class,
        new Intent(),
        () ->
            TestHousehold.get()
                .nearby
                .hears(
                    MadeUp.found("X1BRAVO", 1, 4, false, 3),
                    MadeUp.found("X1LONGCALLSIGN", 2, 4, false, 1)));
  }

  @Test
  public void lobby() {
    TestScreen.sit(table().view(), true);
    look("lobby", LobbyActivity.class);
  }

  @Test
  public void lobbyThatCompares() {
    TestScreen.sit(table().comparing().view(), false);
    look("lobby-compare", LobbyActivity.class);
  }

  @Test
  public void tableOfOthers() {
    TestScreen.sit(table().playing(PilesViews.after(3, 1, 9)).waitingFor(0).view(), false);
    Intent nearby = TableActivity.nearby(RuntimeEnvironment.getApplication(), Piles.ID);
    look("table", TableActivity.class, nearby, () -> {});
  }

  @Test
  public void tableWithAHandOfCards() {
    Intent romme = TableActivity.practice(RuntimeEnvironment.getApplication(), Romme.ID, 4, 2);
    look("table-romme", TableActivity.class, romme, () -> {});
  }

  @Test
  public void result() {
    Outcome outcome =
        new Outcome(
            List.of(
                new Outcome.Standing(0, 1, 3),
                new Outcome.Standing(1, 1, 3),
                new Outcome.Standing(2, 1, 3)),
            1,
            List.of());
    TestScreen.sit(
        table()
            .playing(PilesViews.over(3, 1))
            .ended(TableView.Stage.FINISHED, outcome)
            .rematch(true)
            .view(),
        false);
    look("result", ResultActivity.class);
  }

  @Test
  public void me() throws Exception {
    TestHousehold.get().identity().get();
    look("me", MeActivity.class);
  }

  @Test
  public void settings() {
    look("settings", SettingsActivity.class);
  }

  @Test
  public void diagnostics() {
    MadeUpDiary.fill(TestHousehold.get().diary);
    look("diagnostics", DiagnosticsActivity.class);
  }

  @Test
  @Config(application = StationHousehold.class)
  public void station() {
    StationHousehold all = StationHousehold.get();
    all.shows(MadeUpStation.withResults());
    try {
      look("station", StationActivity.class, new Intent(), all::settle);
    } finally {
      all.station().close();
    }
  }

  private <A extends Activity> void look(String name, Class<A> type) {
    look(name, type, new Intent(), () -> {});
  }

  private <A extends Activity> void look(
      String name, Class<A> type, Intent intent, Runnable before) {
    intent.setClass(RuntimeEnvironment.getApplication(), type);
    try (ActivityController<A> controller = Robolectric.buildActivity(type, intent).setup()) {
      before.run();
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      Activity screen = controller.get();
      View decor = screen.getWindow().getDecorView();
      Bitmap picture = Png.ofScreen(decor);
      Png.write(picture, "glass-" + name + "-" + number);
      Glass.lay(decor).assertCoversNothing(name);
      Rect content = new Rect();
      screen.findViewById(android.R.id.content).getGlobalVisibleRect(content);
      assertEquals(
          "from edge to edge: " + name,
          new Rect(0, 0, decor.getWidth(), decor.getHeight()),
          content);
      assertTitleIsWhole(name, screen.findViewById(R.id.toolbar));
    }
  }

  /** The first words on a bar. On a table's bar that is its game; the words below it may be cut. */
  private static void assertTitleIsWhole(String name, @Nullable ViewGroup bar) {
    for (int i = 0; bar != null && i < bar.getChildCount(); i++) {
      if (bar.getChildAt(i) instanceof TextView title) {
        assertEquals(name + ": " + title.getText(), 0, title.getLayout().getEllipsisCount(0));
        return;
      }
    }
  }
}
