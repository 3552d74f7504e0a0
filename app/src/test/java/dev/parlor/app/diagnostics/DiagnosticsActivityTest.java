package dev.parlor.app.diagnostics;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import android.os.Build;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.core.content.IntentCompat;
import dev.parlor.app.R;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.me.MeActivity;
import dev.parlor.radio.Way;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.diary.DiaryEvent;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = TestHousehold.class)
public final class DiagnosticsActivityTest {
  private ActivityController<DiagnosticsActivity> screen;

  @Before
  public void open() {
    screen = Robolectric.buildActivity(DiagnosticsActivity.class).setup();
  }

  @After
  public void close() {
    screen.close();
  }

  private static Diary diary() {
    return TestHousehold.get().diary;
  }

  private ViewGroup list(int id) {
    return screen.get().findViewById(id);
  }

  private String row(int list, int place, int id) {
    return list(list).getChildAt(place).<TextView>findViewById(id).getText().toString();
  }

  private boolean isVisible(int id) {
    return screen.get().findViewById(id).getVisibility() == View.VISIBLE;
  }

  private String shared() {
    screen.get().findViewById(R.id.diagnostics_share).performClick();
    Intent chooser = Shadows.shadowOf(screen.get()).getNextStartedActivity();
    Intent send =
        Objects.requireNonNull(
            IntentCompat.getParcelableExtra(chooser, Intent.EXTRA_INTENT, Intent.class));
    assertEquals(Intent.ACTION_SEND, send.getAction());
    return Objects.requireNonNull(send.getStringExtra(Intent.EXTRA_TEXT));
  }

  @Test
  public void whatTheRadiosDoIsShownWhileItHappens() {
    assertTrue(isVisible(R.id.diagnostics_no_links));
    MadeUpDiary.fill(diary());
    ShadowLooper.idleMainLooper(3, TimeUnit.SECONDS);
    assertFalse(isVisible(R.id.diagnostics_no_links));
    assertEquals("L2CAP", row(R.id.diagnostics_links, 0, R.id.row_name));
    assertEquals(
        "Packets of 495 bytes. 48.2 kB came, 12.0 kB went, in 0 min.",
        row(R.id.diagnostics_links, 0, R.id.row_note));
    assertEquals("2 of 3 reached", row(R.id.diagnostics_calls, 0, R.id.row_value));
    assertEquals("0 of 1 reached", row(R.id.diagnostics_calls, 1, R.id.row_value));
    assertEquals("1", row(R.id.diagnostics_calls, 2, R.id.row_value));
    assertEquals("743 ms", row(R.id.diagnostics_calls, 3, R.id.row_value));
    assertTrue(
        screen
            .get()
            .<TextView>findViewById(R.id.diagnostics_log)
            .getText()
            .toString()
            .endsWith("WORK 743 ms"));
    diary().links().forEach(link -> link.end());
    ShadowLooper.idleMainLooper(3, TimeUnit.SECONDS);
    assertTrue(isVisible(R.id.diagnostics_no_links));
  }

  @Test
  public void theReportHoldsAllOfItAndNothingThatTellsWhoPlays() {
    MadeUpDiary.fill(diary());
    String npub = TestHousehold.get().identity().get().npub();
    diary().note(DiaryEvent.FAILED, Way.GATT, 1, "04:AB:00:00:00:99 " + npub);
    String report = shared();
    assertTrue(
        report,
        report.contains("Android " + Build.VERSION.RELEASE + " (" + Build.VERSION.SDK_INT + ")"));
    assertTrue(report, report.contains("link L2CAP, packet 495, 48211 in, 12040 out"));
    assertTrue(report, report.contains("L2CAP: dialed 3, reached 2, came in 0"));
    assertTrue(report, report.contains("addresses changed: 1"));
    assertTrue(report, report.contains("| SWITCHED | REACHED L2CAP 655 ms |"));
    assertTrue(report, report.contains("| HOSTED |  |"));
    assertTrue(report, report.contains("FAILED GATT 96 ms no link over GATT, status 133"));
    assertFalse(report, report.contains("04:AB"));
    assertFalse(report, report.contains(npub));
    assertFalse(report, report.contains(TestHousehold.get().identity().get().callsign()));
  }

  @Test
  public void aTapMeasuresThisPhone() {
    screen.get().findViewById(R.id.diagnostics_measure).performClick();
    ShadowLooper.idleMainLooper();
    assertEquals(4, list(R.id.diagnostics_speed).getChildCount());
    assertEquals("312 cards", row(R.id.diagnostics_speed, 2, R.id.row_name));
    assertTrue(isVisible(R.id.diagnostics_measure));
    String report = shared();
    for (String measured :
        new String[] {"a deck drawn in ", "52 values: shuffle ", "110 values: ", "312 values: "}) {
      assertTrue(report, report.contains(measured));
    }
  }

  @Test
  public void itIsFoundUnderYou() {
    try (ActivityController<MeActivity> me = Robolectric.buildActivity(MeActivity.class).setup()) {
      me.get().findViewById(R.id.me_diagnostics).performClick();
      Intent next = Shadows.shadowOf(me.get()).getNextStartedActivity();
      assertEquals(
          DiagnosticsActivity.class.getName(),
          Objects.requireNonNull(next.getComponent()).getClassName());
    }
  }
}
