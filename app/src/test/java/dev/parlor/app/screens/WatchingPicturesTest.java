package dev.parlor.app.screens;

import android.app.Activity;
import android.content.Intent;
import androidx.core.widget.NestedScrollView;
import dev.parlor.app.R;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LeaveActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.look.Png;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.play.TableActivity;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/** Pictures of tables at which others may watch, to be looked at. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class)
public final class WatchingPicturesTest {
  private static final List<ScreenLook> LOOKS =
      List.of(
          ScreenLook.PHONE,
          ScreenLook.GERMAN_NIGHT,
          ScreenLook.LARGE_TEXT,
          new ScreenLook("de-w320dp-h480dp-port-notnight-mdpi", 2),
          ScreenLook.LYING,
          ScreenLook.TABLET,
          ScreenLook.WIDE_TABLET);

  /** The numbers of looks of which a picture is kept. */
  private static final Set<Integer> BY_DAY = Set.of(1, 2, 5, 7);

  private final int number;

  public WatchingPicturesTest(int number) {
    this.number = number;
  }

  @Parameters
  public static List<Object[]> looks() {
    return ScreenLook.byDay(LOOKS, BY_DAY);
  }

  @Before
  public void everythingIsAllowed() {
    LOOKS.get(number - 1).take();
    TestScreen.allowEverything();
  }

  @Test
  public void theTablesThatWereFound() {
    try (TestScreen<JoinActivity> screen = new TestScreen<>(JoinActivity.class)) {
      TestHousehold.get()
          .nearby
          .hears(
              MadeUp.watched(MadeUp.found("X1LONGCALLSIGN", 2, 2, true, 3)),
              MadeUp.watched(MadeUp.found("X1BRAVO", 1, 4, false, 1)));
      keep(screen, "tables");
      screen.activity().findViewById(R.id.join_tables).requestRectangleOnScreen(lowest(screen));
      keep(screen, "tables-below");
    }
  }

  private static android.graphics.Rect lowest(TestScreen<JoinActivity> screen) {
    int height = screen.activity().findViewById(R.id.join_tables).getHeight();
    return new android.graphics.Rect(0, height - 1, 1, height);
  }

  @Test
  public void theSwitchOfWhoeverOpensATable() {
    try (TestScreen<HostActivity> screen = new TestScreen<>(HostActivity.class)) {
      screen.activity().findViewById(R.id.host_onlookers).performClick();
      keep(screen, "switch"); // lays the glass over it, which moves the end of the form
      NestedScrollView form =
          (NestedScrollView) screen.activity().findViewById(R.id.host_game).getParent().getParent();
      form.scrollTo(0, form.getChildAt(0).getHeight());
      keep(screen, "switch");
    }
  }

  @Test
  public void theLobbyOfTheHost() {
    TestScreen.sit(MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO").watchedBy(2).view(), true);
    keep(LobbyActivity.class, "lobby-host");
  }

  @Test
  public void theLobbyOfAGuest() {
    TestScreen.sit(MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO").watchedBy(0).view(), false);
    keep(LobbyActivity.class, "lobby-guest");
  }

  @Test
  public void theLobbyOfWhoeverWatches() {
    TestScreen.sit(watching().view(), false);
    keep(LobbyActivity.class, "lobby");
    keep(LeaveActivity.class, "leave");
    keep(HomeActivity.class, "home");
  }

  @Test
  public void theTableOfWhoeverWatches() {
    MadeUp<PilesView> made =
        MadeUp.<PilesView>table(-1, "X1ALFA", "X1BRAVO", "X1LONGCALLSIGN")
            .watchedBy(1)
            .playing(PilesViews.after(3, -1, 9))
            .waitingFor(0);
    FakeSitting<PilesView> sitting = TestScreen.sit(made.view(), false);
    Intent nearby = TableActivity.nearby(RuntimeEnvironment.getApplication(), Piles.ID);
    try (TestScreen<TableActivity> screen = new TestScreen<>(TableActivity.class, nearby)) {
      keep(screen, "table");
      sitting.shows(made.link(LinkState.Kind.LOST).view());
      keep(screen, "table-lost");
      sitting.shows(made.link(LinkState.Kind.UP).heldBy(1).view());
      ShadowLooper.idleMainLooper(2, TimeUnit.SECONDS);
      keep(screen, "table-holds");
    }
  }

  @Test
  public void anotherHoldsTheTable() {
    MadeUp<PilesView> made =
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO", "X1LONGCALLSIGN")
            .playing(PilesViews.after(3, 1, 9))
            .waitingFor(0);
    FakeSitting<PilesView> sitting = TestScreen.sit(made.view(), false);
    Intent nearby = TableActivity.nearby(RuntimeEnvironment.getApplication(), Piles.ID);
    try (TestScreen<TableActivity> screen = new TestScreen<>(TableActivity.class, nearby)) {
      ShadowLooper.idleMainLooper(2, TimeUnit.SECONDS);
      sitting.shows(made.heldBy(2).view());
      keep(screen, "holds");
    }
  }

  private static MadeUp<PilesView> watching() {
    return MadeUp.<PilesView>table(-1, "X1ALFA", "X1BRAVO").watchedBy(1);
  }

  private <A extends Activity> void keep(Class<A> type, String name) {
    try (TestScreen<A> screen = new TestScreen<>(type)) {
      keep(screen, name);
    }
  }

  private void keep(TestScreen<?> screen, String name) {
    ShadowLooper.idleMainLooper(400, TimeUnit.MILLISECONDS);
    Png.write(
        Png.ofScreen(screen.activity().getWindow().getDecorView()), "watch-" + name + "-" + number);
  }
}
