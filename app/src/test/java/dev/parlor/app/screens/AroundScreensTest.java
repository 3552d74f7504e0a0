package dev.parlor.app.screens;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Bitmap;
import android.view.View;
import androidx.lifecycle.LiveData;
import dev.parlor.app.R;
import dev.parlor.app.backup.BackupActivity;
import dev.parlor.app.diagnostics.DiagnosticsActivity;
import dev.parlor.app.diagnostics.MadeUpDiary;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.learn.RulesActivity;
import dev.parlor.app.look.Contrast;
import dev.parlor.app.look.InEveryLook;
import dev.parlor.app.look.Png;
import dev.parlor.app.me.MeActivity;
import dev.parlor.app.settings.AboutActivity;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.SettingsActivity;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.station.StationActivity;
import dev.parlor.app.station.StationHousehold;
import dev.parlor.app.station.StationView;
import dev.parlor.app.visit.VisitActivity;
import dev.parlor.app.visit.VisitReport;
import dev.parlor.games.recall.Recall;
import dev.parlor.p2p.advert.TableSign;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/**
 * Pictures of the screens around the tables, to be looked at. The checks only see that something is
 * drawn.
 */
@Config(application = StationHousehold.class)
public final class AroundScreensTest extends InEveryLook {
  public AroundScreensTest(int number) {
    super(number);
  }

  @Before
  public void everythingIsAllowed() {
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.WELCOMED, true);
    TestScreen.allowEverything();
  }

  @After
  public void close() {
    StationHousehold.get().station().close();
  }

  private static void until(BooleanSupplier done) {
    StationHousehold.get().until("a picture to take", done);
  }

  private static <T> Optional<T> now(LiveData<T> data) {
    return Optional.ofNullable(data.getValue());
  }

  private static TableSign openAndAsk() {
    StationHousehold all = StationHousehold.get();
    all.station().open();
    all.visits().search();
    until(() -> now(all.visits().stations()).filter(found -> !found.isEmpty()).isPresent());
    TableSign sign = now(all.visits().stations()).get().get(0);
    AtomicReference<VisitReport> report = new AtomicReference<>();
    all.visits().handIn(sign, report::set);
    until(
        () ->
            report.get() != null
                && now(all.station().view()).map(StationView::asking).get().size() == 1);
    all.visits().stopSearching();
    return sign;
  }

  @Test
  public void home() {
    shoot("home", HomeActivity.class);
  }

  @Test
  public void me() throws Exception {
    StationHousehold.get().identity().get();
    shoot("me", MeActivity.class);
  }

  @Test
  public void settings() {
    shoot("settings", SettingsActivity.class);
  }

  @Test
  public void about() {
    shoot("about", AboutActivity.class);
  }

  @Test
  public void backup() {
    shoot("backup", BackupActivity.class);
  }

  @Test
  public void rules() {
    Intent rules = RulesActivity.intent(RuntimeEnvironment.getApplication(), Recall.ID);
    shoot("rules", RulesActivity.class, rules, screen -> {});
  }

  @Test
  public void diagnostics() {
    MadeUpDiary.fill(StationHousehold.get().diary);
    shoot("diagnostics", DiagnosticsActivity.class);
  }

  @Test
  public void theWalkOfDiagnostics() {
    MadeUpDiary.fill(StationHousehold.get().diary);
    shoot(
        "diagnostics-walk",
        DiagnosticsActivity.class,
        screen -> {
          View walk = screen.findViewById(R.id.diagnostics_walked);
          screen.findViewById(R.id.diagnostics_scroll).scrollTo(0, walk.getTop());
        });
  }

  @Test
  public void theSpeedOfDiagnostics() {
    MadeUpDiary.fill(StationHousehold.get().diary);
    shoot(
        "diagnostics-end",
        DiagnosticsActivity.class,
        screen -> screen.findViewById(R.id.diagnostics_scroll).scrollTo(0, 100_000));
  }

  @Test
  public void meWithoutAKey() throws Exception {
    Path file = RuntimeEnvironment.getApplication().getFilesDir().toPath().resolve("identity");
    Files.write(file, new byte[] {1});
    shoot(
        "me-lost",
        MeActivity.class,
        screen -> {
          assertFalse("an empty code", screen.findViewById(R.id.me_code).isShown());
          assertFalse("nothing to copy", screen.findViewById(R.id.me_copy).isShown());
          assertTrue("a file may bring it back", screen.findViewById(R.id.me_backup).isShown());
        });
  }

  @Test
  public void stationClosed() {
    shoot("station-closed", StationActivity.class);
  }

  @Test
  public void stationOpen() {
    openAndAsk();
    shoot("station-open", StationActivity.class);
  }

  @Test
  public void stationThatHoldsResults() {
    StationHousehold.get().shows(MadeUpStation.withResults());
    shoot(
        "station-results",
        StationActivity.class,
        screen -> ScreenRoomTest.assertOnOneLine(screen.findViewById(R.id.station_callsign)));
  }

  @Test
  public void noStations() {
    shoot("visit-empty", VisitActivity.class);
  }

  @Test
  public void aStationInRange() {
    openAndAsk();
    shoot("visit", VisitActivity.class);
  }

  private <A extends Activity> void shoot(String name, Class<A> type) {
    shoot(name, type, screen -> {});
  }

  private <A extends Activity> void shoot(String name, Class<A> type, Consumer<A> before) {
    shoot(name, type, new Intent(RuntimeEnvironment.getApplication(), type), before);
  }

  private <A extends Activity> void shoot(
      String name, Class<A> type, Intent intent, Consumer<A> before) {
    try (ActivityController<A> screen = Robolectric.buildActivity(type, intent).setup()) {
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      StationHousehold.get().settle();
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      View root = screen.get().getWindow().getDecorView();
      root.measure(exactly(root.getWidth()), exactly(root.getHeight()));
      root.layout(0, 0, root.getWidth(), root.getHeight());
      before.accept(screen.get());
      Bitmap bitmap = Png.ofScreen(root);
      Png.write(bitmap, name + "-" + number);
      int middle = bitmap.getPixel(bitmap.getWidth() / 2, bitmap.getHeight() / 2);
      assertTrue("nothing is drawn on " + name, middle != 0);
      if (look.text() == 1) {
        Contrast.assertReadable(root, name + "-" + number);
      }
    }
  }

  private static int exactly(int pixels) {
    return View.MeasureSpec.makeMeasureSpec(pixels, View.MeasureSpec.EXACTLY);
  }
}
