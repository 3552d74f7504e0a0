package dev.parlor.app.station;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.DialogInterface;
import android.view.View;
import android.view.ViewGroup;
import android.widget.NumberPicker;
import android.widget.TextView;
import androidx.appcompat.app.AlertDialog;
import androidx.lifecycle.LiveData;
import dev.parlor.app.R;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.visit.VisitActivity;
import dev.parlor.radio.RadioState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;

/** The screens of a station's owner and of its visitors. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    application = StationHousehold.class)
public final class StationScreenTest {
  private final StationHousehold household = StationHousehold.get();

  @Before
  public void everythingIsAllowed() {
    TestScreen.allowEverything();
  }

  @After
  public void close() {
    household.station().close();
  }

  private static String text(View view, int id) {
    return view.<TextView>findViewById(id).getText().toString();
  }

  private static <T> T now(LiveData<T> data) {
    T value = data.getValue();
    if (value == null) {
      throw new AssertionError("no value yet");
    }
    return value;
  }

  private void until(String what, BooleanSupplier done) {
    household.until(what, done);
  }

  @Test
  public void whatAStationIsIsSaidBeforeItIsOpened() {
    try (ActivityController<StationActivity> screen =
        Robolectric.buildActivity(StationActivity.class).setup()) {
      View root = screen.get().findViewById(R.id.station);
      assertEquals("A station for your round", text(root, R.id.notice_title));
      screen.get().findViewById(R.id.notice_button).performClick();
      until("it is open", () -> now(household.station().view()).state() == StationView.State.OPEN);
      assertEquals(View.VISIBLE, screen.get().findViewById(R.id.station_content).getVisibility());
      assertTrue(text(root, R.id.station_callsign).startsWith("X3"));
      screen.recreate();
      assertEquals(View.VISIBLE, screen.get().findViewById(R.id.station_content).getVisibility());
      screen.get().findViewById(R.id.station_close).performClick();
      assertEquals(View.GONE, screen.get().findViewById(R.id.station_content).getVisibility());
    }
  }

  @Test
  public void theOwnerSaysWhatItTakesToBeListedAndTheStationKeepsIt() {
    household.station().open();
    until("it is open", () -> now(household.station().view()).state() == StationView.State.OPEN);
    try (ActivityController<StationActivity> owner =
        Robolectric.buildActivity(StationActivity.class).setup()) {
      View root = owner.get().findViewById(R.id.station);
      assertEquals(
          "Listed from 10 matches against 3 different opponents", text(root, R.id.station_listing));
      root.findViewById(R.id.station_listing).performClick();
      AlertDialog question = (AlertDialog) ShadowDialog.getLatestDialog();
      List<NumberPicker> pickers = new ArrayList<>();
      collect(question.getWindow().getDecorView(), pickers);
      pickers.get(0).setValue(1);
      pickers.get(1).setValue(2);
      question.getButton(DialogInterface.BUTTON_POSITIVE).performClick();
      StationView.Listing wanted = new StationView.Listing(1, 2);
      until("it is said", () -> now(household.station().view()).listing().equals(wanted));
      until(
          "it stands there",
          () ->
              text(root, R.id.station_listing)
                  .equals("Listed from 1 match against 2 different opponents"));
    }
    household.station().close();
    household.station().open();
    until("it is open again", () -> now(household.station().view()).listing().opponents() == 2);
    assertEquals(1, now(household.station().view()).listing().games());
  }

  private static void collect(View view, List<NumberPicker> pickers) {
    if (view instanceof NumberPicker picker) {
      pickers.add(picker);
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        collect(group.getChildAt(i), pickers);
      }
    }
  }

  @Test
  public void whoeverAsksIsAdmittedByOneTap() {
    household.station().open();
    until("it is open", () -> now(household.station().view()).state() == StationView.State.OPEN);
    try (ActivityController<VisitActivity> visit =
            Robolectric.buildActivity(VisitActivity.class).setup();
        ActivityController<StationActivity> owner =
            Robolectric.buildActivity(StationActivity.class).setup()) {
      ViewGroup stations = visit.get().findViewById(R.id.visit_stations);
      until("the station is found", () -> stations.getChildCount() == 1);
      stations.getChildAt(0).findViewById(R.id.row_do).performClick();
      View root = visit.get().findViewById(R.id.visit);
      until("the visit is over", () -> !text(root, R.id.visit_report).isEmpty());
      assertTrue(text(root, R.id.visit_report).contains("has to admit you first"));

      ViewGroup asking = owner.get().findViewById(R.id.station_asking);
      until("the owner sees it", () -> asking.getChildCount() == 1);
      assertEquals(
          household.identity().get().callsign(), text(asking.getChildAt(0), R.id.row_name));
      asking.getChildAt(0).findViewById(R.id.row_do).performClick();
      until("nobody asks any more", () -> asking.getChildCount() == 0);

      stations.getChildAt(0).findViewById(R.id.row_do).performClick();
      until("the visit is done", () -> text(root, R.id.visit_report).contains("took 0 results"));
    }
  }

  @Test
  public void withoutBluetoothItIsSaidFirst() {
    household.radio.become(new RadioState(true, false, false, false));
    try (ActivityController<StationActivity> screen =
        Robolectric.buildActivity(StationActivity.class).setup()) {
      View root = screen.get().findViewById(R.id.station);
      assertTrue(text(root, R.id.notice_title).contains("Bluetooth"));
      assertEquals(StationView.State.CLOSED, now(household.station().view()).state());
    }
  }
}
