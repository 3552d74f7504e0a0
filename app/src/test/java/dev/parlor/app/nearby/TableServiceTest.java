package dev.parlor.app.nearby;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.ActivityManager;
import android.app.Notification;
import android.app.NotificationChannel;
import android.app.NotificationManager;
import android.app.Service;
import android.content.Intent;
import android.content.pm.ServiceInfo;
import android.os.Build;
import android.os.Looper;
import android.os.Process;
import dev.parlor.app.lobby.LeaveActivity;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.romme.Romme;
import dev.parlor.p2p.table.TableView;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ServiceController;
import org.robolectric.annotation.Config;

/**
 * From the tap on the host's button to the end of a table, on every Android version that the build
 * names.
 */
@RunWith(RobolectricTestRunner.class)
@Config(application = FakeApplication.class)
public final class TableServiceTest {
  private final ServiceController<TableService> controller =
      Robolectric.buildService(
          TableService.class, TableService.intent(RuntimeEnvironment.getApplication()));
  private final TableService service = controller.get();
  private FakeNearby nearby = new FakeNearby();
  private FakeSitting<Object> sitting = new FakeSitting<>(Holdem.ID, false);

  @Before
  public void sitDown() {
    nearby = ((FakeApplication) RuntimeEnvironment.getApplication()).fake;
    nearby.busy.setValue(true);
    nearby.sitting.setValue(Optional.of(sitting));
    controller.create().startCommand(0, 1);
    idle();
  }

  @After
  public void end() {
    controller.destroy();
  }

  private static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }

  private Notification notice() {
    Notification now = shadowOf(manager()).getNotification(TableNotice.ID);
    return now == null ? shadowOf(service).getLastForegroundNotification() : now;
  }

  private NotificationManager manager() {
    return service.getSystemService(NotificationManager.class);
  }

  private String line() {
    idle();
    return String.valueOf(notice().extras.getCharSequence(Notification.EXTRA_TEXT));
  }

  private void shows(TableView.Stage stage, Integer... awaited) {
    sitting.shows(MadeUpTables.of(stage, Holdem.ID, null, Set.of(awaited), "X1HOST", "X1MINE"));
  }

  @Test
  public void itIsInFrontAtOnceAsAServiceForConnectedDevices() {
    assertNotNull(shadowOf(service).getLastForegroundNotification());
    assertEquals(TableNotice.ID, shadowOf(service).getLastForegroundNotificationId());
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q) {
      assertEquals(
          ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE, service.getForegroundServiceType());
    }
    assertEquals(
        "Texas Hold'em", String.valueOf(notice().extras.getCharSequence(Notification.EXTRA_TITLE)));
  }

  @Test
  public void onAndroid10And11ItMayLookForPhonesWithTheScreenOff() {
    int plain = ServiceInfo.FOREGROUND_SERVICE_TYPE_CONNECTED_DEVICE;
    int looking = plain | ServiceInfo.FOREGROUND_SERVICE_TYPE_LOCATION;
    assertEquals(plain, TableService.kind(28, true));
    assertEquals(looking, TableService.kind(29, true));
    assertEquals(looking, TableService.kind(30, true));
    assertEquals("a host needs none", plain, TableService.kind(30, false));
    assertEquals(plain, TableService.kind(31, true));
    assertEquals("a permission that we have not", plain, TableService.kind(34, true));
  }

  @Test
  public void theNoticeSaysHowTheTableStands() {
    assertEquals("The table is being set.", line());
    shows(TableView.Stage.LOBBY);
    assertEquals("2 of 4 seats are taken.", line());
    shows(TableView.Stage.COMPARING);
    assertEquals("Compare the six digits with the others.", line());
    shows(TableView.Stage.PLAYING);
    assertEquals("The cards are on their way.", line());
    shows(TableView.Stage.PLAYING, 0);
    assertEquals("X1HOST is to act.", line());
    shows(TableView.Stage.PLAYING, 0, 1);
    assertEquals("It is your turn.", line());
    shows(TableView.Stage.FINISHED);
    assertEquals("The match is over.", line());
  }

  @Test
  public void aLostLinkIsSaidWhateverIsPlayed() {
    TableView<Object> table =
        MadeUpTables.of(TableView.Stage.PLAYING, Holdem.ID, null, Set.of(1), "X1HOST", "X1MINE");
    sitting.shows(
        new SittingView<>(
            table,
            new LinkState(LinkState.Kind.LOST, 0, Set.of(), Set.of()),
            Optional.empty(),
            Optional.empty(),
            OptionalLong.empty(),
            List.of(),
            Optional.empty(),
            Ranking.NEVER,
            Checked.NOTHING));
    assertEquals("The others are out of reach. Looking for them.", line());
  }

  @Test
  @Config(qualifiers = "de")
  public void theNoticeSpeaksGerman() {
    shows(TableView.Stage.PLAYING, 1);
    assertEquals("Du bist am Zug.", line());
  }

  @Test
  public void leavingFromTheNoticeIsAskedForOnce() {
    Notification.Action leave = notice().actions[0];
    assertEquals("Leave", String.valueOf(leave.title));
    Intent intent = shadowOf(leave.actionIntent).getSavedIntent();
    assertTrue(shadowOf(leave.actionIntent).isActivity());
    assertEquals(
        LeaveActivity.class.getName(),
        Objects.requireNonNull(intent.getComponent()).getClassName());
    assertEquals(List.of(), sitting.asked);
    nearby.sitting.setValue(Optional.empty());
    assertEquals("The table is being left in good order.", line());
    assertFalse(shadowOf(service).isStoppedBySelf());
    nearby.busy.setValue(false);
    idle();
    assertTrue(shadowOf(service).isStoppedBySelf());
  }

  @Test
  public void takingTheAppAwayFromTheListLeavesTheTableAlone() {
    service.onTaskRemoved(new Intent());
    idle();
    assertFalse(shadowOf(service).isStoppedBySelf());
    assertFalse(sitting.asked.contains("leave"));
    shows(TableView.Stage.PLAYING, 1);
    assertEquals("It is your turn.", line());
  }

  @Test
  public void afterAKillItIsNotStartedForNothing() {
    assertEquals(Service.START_NOT_STICKY, service.onStartCommand(null, 0, 2));
  }

  @Test
  public void itFollowsToTheNextTable() {
    FakeSitting<Object> next = new FakeSitting<>(Romme.ID, true);
    nearby.sitting.setValue(Optional.of(next));
    idle();
    assertEquals(
        "Rommé", String.valueOf(notice().extras.getCharSequence(Notification.EXTRA_TITLE)));
    assertFalse(sitting.view.hasObservers());
  }

  @Test
  public void onceDestroyedItWatchesNothing() {
    controller.destroy();
    assertFalse(sitting.view.hasObservers());
    assertFalse(nearby.busy.hasObservers());
    assertFalse(nearby.sitting.hasObservers());
    controller.create();
  }

  @Test
  public void whatEndedBeforeItCameStopsItAtOnce() {
    nearby.busy.setValue(false);
    idle();
    assertTrue(shadowOf(service).isStoppedBySelf());
  }

  /** The phone is in a pocket, or another app is in front. */
  private void importance(int importance) {
    ActivityManager.RunningAppProcessInfo own = new ActivityManager.RunningAppProcessInfo();
    own.pid = Process.myPid();
    own.importance = importance;
    shadowOf(service.getSystemService(ActivityManager.class)).setProcesses(List.of(own));
  }

  private @Nullable Notification call() {
    idle();
    return shadowOf(manager()).getNotification(TurnNotice.ID);
  }

  @Test
  public void whoLooksElsewhereIsCalledWhenTheOwnTurnBegins() {
    importance(ActivityManager.RunningAppProcessInfo.IMPORTANCE_FOREGROUND_SERVICE);
    shows(TableView.Stage.PLAYING, 0);
    assertEquals(null, call());
    shows(TableView.Stage.PLAYING, 1);
    Notification call = call();
    assertNotNull(call);
    assertEquals(
        "It is your turn.", String.valueOf(call.extras.getCharSequence(Notification.EXTRA_TEXT)));
    NotificationChannel channel = manager().getNotificationChannel(call.getChannelId());
    assertTrue(channel.shouldVibrate());
    assertEquals(NotificationManager.IMPORTANCE_DEFAULT, channel.getImportance());
    shows(TableView.Stage.PLAYING, 0);
    assertEquals("the turn is over", null, call());
    shows(TableView.Stage.PLAYING, 1);
    assertNotNull("called again for the next turn", call());
    controller.destroy();
    assertEquals(null, call());
    controller.create();
  }

  @Test
  public void whoLooksAtTheTableIsNotCalled() {
    importance(ActivityManager.RunningAppProcessInfo.IMPORTANCE_FOREGROUND);
    shows(TableView.Stage.PLAYING, 1);
    assertEquals(null, call());
    assertEquals("It is your turn.", line());
  }

  @Test
  public void aNoticeIsPostedWhenItsTextChangesAndNotBefore() {
    shows(TableView.Stage.PLAYING, 0);
    idle();
    Notification first = notice();
    sitting.shows(Objects.requireNonNull(sitting.view().getValue()));
    idle();
    assertSame(first, notice());
    shows(TableView.Stage.PLAYING, 1);
    idle();
    assertNotSame(first, notice());
  }
}
