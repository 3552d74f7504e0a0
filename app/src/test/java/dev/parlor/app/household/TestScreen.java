package dev.parlor.app.household;

import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import dev.parlor.app.nearby.FakeSitting;
import dev.parlor.app.nearby.PhoneSitting;
import dev.parlor.app.nearby.SittingView;
import dev.parlor.app.table.HoldButton;
import dev.parlor.games.piles.Piles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowChoreographer;
import org.robolectric.shadows.ShadowLooper;

/** A person before a screen, who sees what is on it and taps, and does nothing else. */
public final class TestScreen<A extends Activity> implements AutoCloseable {
  private final ActivityController<A> controller;

  public TestScreen(Class<A> type) {
    this(type, new Intent(RuntimeEnvironment.getApplication(), type));
  }

  public TestScreen(Class<A> type, Intent intent) {
    SharedFolders.forget();
    controller = Robolectric.buildActivity(type, intent).setup();
    settle();
  }

  public A activity() {
    return controller.get();
  }

  public static void settle() {
    ShadowLooper.idleMainLooper();
  }

  /** Gives all permissions that a table or a station needs. */
  public static void allowEverything() {
    Shadows.shadowOf(RuntimeEnvironment.getApplication())
        .grantPermissions(
            "android.permission.ACCESS_COARSE_LOCATION",
            "android.permission.ACCESS_FINE_LOCATION",
            "android.permission.BLUETOOTH_SCAN",
            "android.permission.BLUETOOTH_CONNECT",
            "android.permission.BLUETOOTH_ADVERTISE",
            "android.permission.POST_NOTIFICATIONS");
  }

  /** Seats this phone at a made-up table. */
  public static <V> FakeSitting<V> sit(SittingView<V> view, boolean hosting) {
    FakeSitting<V> sitting = new FakeSitting<>(Piles.ID, hosting);
    sitting.shows(view);
    Optional<PhoneSitting<?>> sat = Optional.of(sitting);
    TestHousehold.get().nearby.sits(sat);
    return sitting;
  }

  /** The view with this id. If there are several, it is the one that is visible. */
  private View find(int id) {
    View any = activity().findViewById(id);
    for (View view : all(activity().getWindow().getDecorView())) {
      if (view.getId() == id && isVisible(view)) {
        return view;
      }
    }
    return any;
  }

  private static boolean isVisible(View view) {
    boolean visible = view.getVisibility() == View.VISIBLE;
    return visible && (!(view.getParent() instanceof View parent) || isVisible(parent));
  }

  public String text(int id) {
    return ((TextView) find(id)).getText().toString();
  }

  public String spoken(int id) {
    return String.valueOf(find(id).getContentDescription());
  }

  public boolean sees(int id) {
    return isVisible(find(id));
  }

  public boolean mayTap(int id) {
    View view = find(id);
    return isVisible(view) && view.isEnabled() && view.isClickable();
  }

  public void tap(int id) {
    assertTrue("can't be tapped", mayTap(id));
    find(id).performClick();
    settle();
  }

  /**
   * Presses a button for this long. Frames are paused, because Robolectric's clock runs with each
   * frame that is drawn.
   */
  public void hold(int id, long millis) {
    ShadowChoreographer.setPaused(true);
    HoldButton button = activity().findViewById(id);
    long down = SystemClock.uptimeMillis();
    button.dispatchTouchEvent(MotionEvent.obtain(down, down, MotionEvent.ACTION_DOWN, 20, 20, 0));
    ShadowLooper.idleMainLooper(millis, TimeUnit.MILLISECONDS);
    long up = SystemClock.uptimeMillis();
    button.dispatchTouchEvent(MotionEvent.obtain(down, up, MotionEvent.ACTION_UP, 20, 20, 0));
    ShadowChoreographer.setPaused(false);
    settle();
  }

  public void turnThePhone(String orientation) {
    turn(controller, "+" + orientation);
    settle();
  }

  /**
   * Gives a window another shape. Robolectric makes the screen again without showing it, and what
   * is not shown has no size.
   */
  public static void turn(ActivityController<?> screen, String qualifiers) {
    RuntimeEnvironment.setQualifiers(qualifiers);
    screen.configurationChange();
    if (!screen.get().getWindow().getDecorView().isAttachedToWindow()) {
      screen.visible();
    }
  }

  /** The screen that comes next, if any. */
  public Optional<String> next() {
    Intent next = Shadows.shadowOf(activity()).getNextStartedActivity();
    return next == null || next.getComponent() == null
        ? Optional.empty()
        : Optional.of(next.getComponent().getClassName());
  }

  /** Checks that everything that can be tapped is large enough for a finger and has a name. */
  public void assertWithinReach() {
    float density = activity().getResources().getDisplayMetrics().density;
    for (View view : all(activity().getWindow().getDecorView())) {
      if (isVisible(view) && view.isClickable() && view.getWidth() > 0) {
        String name = view + " " + view.getWidth() / density + " x " + view.getHeight() / density;
        assertTrue(name, view.getWidth() >= 48 * density - 1);
        assertTrue(name, view.getHeight() >= 48 * density - 1);
        assertTrue(name, hasName(view));
      }
    }
  }

  private static boolean hasName(View view) {
    CharSequence spoken = view.getContentDescription();
    boolean worded = view instanceof TextView text && (text.length() > 0 || text.getHint() != null);
    return worded
        || (spoken != null && spoken.length() > 0)
        || view.getLabelFor() != View.NO_ID
        || view instanceof android.widget.EditText;
  }

  /** A view and all that it holds. */
  public static List<View> all(View view) {
    List<View> all = new ArrayList<>();
    all.add(view);
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        all.addAll(all(group.getChildAt(i)));
      }
    }
    return all;
  }

  @Override
  public void close() {
    controller.close();
  }
}
