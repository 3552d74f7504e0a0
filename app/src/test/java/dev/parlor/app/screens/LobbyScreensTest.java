package dev.parlor.app.screens;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Bitmap;
import android.graphics.Rect;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.home.WelcomeActivity;
import dev.parlor.app.household.MadeUp;
import dev.parlor.app.household.PilesViews;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.lobby.HostActivity;
import dev.parlor.app.lobby.JoinActivity;
import dev.parlor.app.lobby.LeaveActivity;
import dev.parlor.app.lobby.LobbyActivity;
import dev.parlor.app.lobby.ResultActivity;
import dev.parlor.app.look.Contrast;
import dev.parlor.app.look.InEveryLook;
import dev.parlor.app.look.Png;
import dev.parlor.app.nearby.Checked;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.Found;
import dev.parlor.app.nearby.LinkState;
import dev.parlor.app.nearby.Ranking;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.qr.ScanActivity;
import dev.parlor.games.Outcome;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.piles.PilesView;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.p2p.table.TableView;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

/** Pictures of the way to a table, to be looked at. The checks only see that something is drawn. */
@Config(application = TestHousehold.class)
public final class LobbyScreensTest extends InEveryLook {
  public LobbyScreensTest(int number) {
    super(number);
  }

  @Before
  public void everythingIsAllowed() {
    TestScreen.allowEverything();
  }

  @Test
  public void welcome() {
    shoot("welcome", WelcomeActivity.class, activity -> {});
  }

  @Test
  public void homeWithATable() {
    TestHousehold.get().nearby.sits(Optional.of(new FakeSitting<PilesView>(Piles.ID, true)));
    shoot("home-seated", HomeActivity.class, activity -> {});
  }

  @Test
  public void host() {
    shoot("host", HostActivity.class, activity -> {});
  }

  @Test
  public void hostWithBluetoothOff() {
    TestHousehold.get().radio.become(new RadioState(true, false, false, false));
    shoot("host-missing", HostActivity.class, activity -> {});
  }

  @Test
  public void joinWithTables() {
    shoot(
        "join",
        JoinActivity.class,
        activity ->
            TestHousehold.get()
                .nearby
                .hears(
                    MadeUp.found("X1BRAVO", 1, 4, false, 3),
                    MadeUp.found("X1LONGCALLSIGN", 2, 4, false, 1),
                    MadeUp.found("X1ECHO", 2, 2, true, 0)));
  }

  @Test
  public void troubleWithTheRadio() {
    lobby(
        "lobby-trouble",
        true,
        MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO").radio(RadioTrouble.OFF).view());
  }

  @Test
  public void troubleWithTheSearch() {
    shoot(
        "join-trouble",
        JoinActivity.class,
        activity ->
            TestHousehold.get()
                .nearby
                .found
                .setValue(
                    new Found(true, List.of(), List.of(), Map.of(), Set.of(RadioTrouble.BUSY))));
  }

  @Test
  public void joinWithNothing() {
    shoot("join-empty", JoinActivity.class, activity -> {});
  }

  @Test
  public void joinWithoutPermission() {
    Shadows.shadowOf(RuntimeEnvironment.getApplication())
        .denyPermissions("android.permission.BLUETOOTH_SCAN");
    shoot("join-missing", JoinActivity.class, activity -> {});
  }

  @Test
  public void scanWithoutPermission() {
    shoot("scan-ask", ScanActivity.class, activity -> {});
  }

  @Test
  public void lobbyOfTheHostAlone() {
    lobby("lobby-alone", true, MadeUp.<PilesView>table(0, "X1ALFA").view());
  }

  @Test
  public void lobbyOfTheHostFilling() {
    lobby(
        "lobby-filling", true, MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO", "X1CHARLIE").view());
  }

  @Test
  public void lobbyOfAHostWithoutASign() {
    TestHousehold.get().radio.become(new RadioState(true, true, false, false));
    lobby(
        "lobby-hidden",
        true,
        MadeUp.<PilesView>table(0, "X1ALFA").radio(RadioTrouble.NO_ADVERTISER).view());
  }

  @Test
  public void lobbyOfAHostWhoCanBeSeen() {
    TestHousehold.get().radio.become(new RadioState(true, true, false, false, true));
    lobby(
        "lobby-visible",
        true,
        MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO").radio(RadioTrouble.NO_ADVERTISER).view());
  }

  @Test
  public void lobbyOfARankedGame() {
    lobby(
        "lobby-ranked",
        false,
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO")
            .comparing()
            .ranked(Ranking.at("X3STATION01"))
            .view());
  }

  @Test
  public void lobbyOfAGameToBeRanked() {
    lobby(
        "lobby-ranked-host",
        true,
        MadeUp.<PilesView>table(0, "X1ALFA", "X1BRAVO").ranked(Ranking.OPEN).view());
  }

  @Test
  public void joinByAsking() {
    shoot(
        "join-asking",
        JoinActivity.class,
        activity ->
            TestHousehold.get()
                .nearby
                .inquired(
                    Map.of(phone("Galaxy A12", 2).address(), Found.Answer.NOTHING),
                    phone("Pixel 4a", 1),
                    phone("Galaxy A12", 2)));
  }

  private static FoundPhone phone(String name, int number) {
    ClassicAddress address =
        ClassicAddress.read("04:00:00:00:00:0" + number).orElseThrow(AssertionError::new);
    return new FoundPhone(name, address, -50);
  }

  @Test
  public void leave() {
    TestScreen.sit(
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO").playing(PilesViews.after(2, 1, 9)).view(),
        false);
    shoot("leave", LeaveActivity.class, activity -> {});
  }

  @Test
  public void hostOfRommeWithItsOptions() {
    Intent romme = HostActivity.intent(RuntimeEnvironment.getApplication(), Romme.ID);
    try (ActivityController<HostActivity> controller =
        Robolectric.buildActivity(HostActivity.class, romme).setup()) {
      ShadowLooper.idleMainLooper();
      Png.write(Png.ofScreen(controller.get().getWindow().getDecorView()), "host-romme-" + number);
    }
  }

  @Test
  public void hostOfRecallWithItsOptions() {
    Intent recall = HostActivity.intent(RuntimeEnvironment.getApplication(), Recall.ID);
    try (ActivityController<HostActivity> controller =
        Robolectric.buildActivity(HostActivity.class, recall).setup()) {
      ShadowLooper.idleMainLooper();
      Png.write(Png.ofScreen(controller.get().getWindow().getDecorView()), "host-recall-" + number);
    }
  }

  @Test
  public void lobbyOfAGuest() {
    lobby("lobby-guest", false, MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO").view());
  }

  @Test
  public void lobbyOutOfReach() {
    lobby(
        "lobby-lost",
        false,
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO")
            .without("X1ALFA")
            .link(LinkState.Kind.LOST)
            .view());
  }

  /** The code that is to be compared is seen whole, however large the text is. */
  @Test
  public void comparing() {
    TestScreen.sit(
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE").comparing().view(), false);
    shoot(
        "compare",
        LobbyActivity.class,
        activity -> {
          ShadowLooper.idleMainLooper(400, TimeUnit.MILLISECONDS);
          Png.ofScreen(activity.getWindow().getDecorView()); // from here on between the bars
          View code = activity.findViewById(R.id.lobby_compare);
          Rect seen = new Rect();
          assertTrue(code.getGlobalVisibleRect(seen));
          assertEquals(code.getHeight(), seen.height());
        });
  }

  @Test
  public void confirmed() {
    SittingView<PilesView> view =
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE")
            .comparing()
            .waitingFor(2)
            .view();
    TestScreen.sit(view, false);
    shoot(
        "confirmed",
        LobbyActivity.class,
        activity -> activity.findViewById(R.id.lobby_same).performClick());
  }

  @Test
  public void different() {
    TestScreen.sit(MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO").comparing().view(), false);
    shoot(
        "different",
        LobbyActivity.class,
        activity -> activity.findViewById(R.id.lobby_different).performClick());
  }

  @Test
  public void broken() {
    lobby(
        "broken",
        false,
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO").at(TableView.Stage.BROKEN).view());
  }

  @Test
  public void pilesNearby() {
    TestScreen.sit(
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE")
            .playing(PilesViews.after(3, 1, 9))
            .waitingFor(0)
            .away(System.currentTimeMillis() + 23_900, 0)
            .view(),
        false);
    shoot("piles-nearby-away", TableActivity.class, activity -> {});
  }

  @Test
  public void pilesNearbyMine() {
    TestScreen.sit(
        MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE")
            .playing(PilesViews.after(3, 1, 10))
            .waitingFor(1)
            .view(),
        false);
    shoot("piles-nearby-mine", TableActivity.class, activity -> {});
  }

  @Test
  public void pilesNearbyOver() {
    TestScreen.sit(over(TableView.Stage.SIGNING).waitingFor(0).view(), false);
    shoot("piles-nearby-over", TableActivity.class, activity -> {});
  }

  @Test
  public void resultBeforeTheLastSignature() {
    TestScreen.sit(over(TableView.Stage.SIGNING).waitingFor(0).view(), false);
    shoot("result-signing", ResultActivity.class, activity -> {});
  }

  /** The result lies beside its transcript, so that it can be checked by one tap. */
  @Test
  public void result() throws Exception {
    String id = "01234567-89ab-4def-8123-456789abcdef";
    Path folder = RuntimeEnvironment.getApplication().getFilesDir().toPath();
    Files.write(folder.resolve(id + ".cgt"), new byte[] {1});
    TestScreen.sit(
        over(TableView.Stage.FINISHED).file(folder.resolve(id + ".txt")).rematch(true).view(),
        false);
    shoot(
        "result",
        ResultActivity.class,
        activity -> assertTrue(activity.findViewById(R.id.result_check).isShown()));
  }

  @Test
  public void resultThatCounts() {
    TestScreen.sit(over(TableView.Stage.FINISHED).ranked(Ranking.at("X3STATION01")).view(), false);
    shoot("result-ranked", ResultActivity.class, activity -> {});
  }

  @Test
  public void shield() {
    shield("shield", midway());
  }

  @Test
  public void shieldBeforeTheDeck() {
    shield("shield-open", midway().playing(null));
  }

  @Test
  public void shieldAfterALie() {
    shield("shield-broken", midway().liar(0));
  }

  private static MadeUp<PilesView> midway() {
    return MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE")
        .playing(PilesViews.after(3, 1, 9))
        .waitingFor(0)
        .checked(new Checked(1214, 0, 0, 414)); // the game has coins, and nothing is shuffled
  }

  private void shield(String name, MadeUp<PilesView> table) {
    TestScreen.sit(table.view(), false);
    try (ActivityController<TableActivity> controller =
        Robolectric.buildActivity(TableActivity.class, nearby())) {
      Activity activity = controller.setup().get();
      boolean brief = activity.getResources().getBoolean(R.bool.brief);
      activity.findViewById(brief ? R.id.company : R.id.company_shield).performClick();
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      android.app.Dialog sheet = ShadowDialog.getLatestDialog();
      View more = sheet.findViewById(R.id.shield_more);
      if (more.getVisibility() == View.VISIBLE) {
        more.performClick();
      }
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      View decor = sheet.getWindow().getDecorView();
      Png.write(Png.ofScreen(decor), name + "-" + number);
      if (look.text() == 1) {
        Contrast.assertReadable(decor, name);
      }
    }
  }

  private static MadeUp<PilesView> over(TableView.Stage stage) {
    return MadeUp.<PilesView>table(1, "X1ALFA", "X1BRAVO", "X1CHARLIE")
        .playing(PilesViews.over(3, 1))
        .ended(
            stage,
            new Outcome(
                List.of(
                    new Outcome.Standing(0, 2, 0),
                    new Outcome.Standing(1, 2, 0),
                    new Outcome.Standing(2, 2, 0)),
                1,
                List.of()));
  }

  private static Intent nearby() {
    return TableActivity.nearby(RuntimeEnvironment.getApplication(), Piles.ID);
  }

  private void lobby(String name, boolean hosting, SittingView<PilesView> view) {
    TestScreen.sit(view, hosting);
    shoot(name, LobbyActivity.class, activity -> {});
  }

  private <A extends Activity> void shoot(String name, Class<A> screen, Consumer<Activity> then) {
    Png.write(picture(name, screen, then), name + "-" + number);
  }

  private <A extends Activity> Bitmap picture(
      String name, Class<A> screen, Consumer<Activity> then) {
    try (ActivityController<A> controller =
        Robolectric.buildActivity(
            screen, screen == TableActivity.class ? nearby() : new Intent())) {
      Activity activity = controller.setup().get();
      then.accept(activity);
      ShadowLooper.idleMainLooper(400, TimeUnit.MILLISECONDS);
      View decor = activity.getWindow().getDecorView();
      Bitmap bitmap = Png.ofScreen(decor);
      int middle = bitmap.getPixel(bitmap.getWidth() / 2, bitmap.getHeight() / 2);
      assertTrue("nothing is drawn on " + name, middle != 0);
      if (look.text() == 1) {
        Contrast.assertReadable(decor, name);
      }
      return bitmap;
    }
  }
}
