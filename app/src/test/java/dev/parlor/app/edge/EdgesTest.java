package dev.parlor.app.edge;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.app.Dialog;
import android.content.Context;
import android.content.Intent;
import android.content.pm.ActivityInfo;
import android.content.pm.PackageManager;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.home.WelcomeActivity;
import dev.parlor.app.household.TestScreen;
import dev.parlor.app.look.Glass;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.app.station.StationHousehold;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

/**
 * Nothing that is read or tapped lies under a bar, the cutout or the keyboard. This holds of every
 * screen.
 */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {34, 35, 36, 37},
    application = StationHousehold.class,
    qualifiers = "w360dp-h640dp-xhdpi")
public final class EdgesTest {
  /** The number of screens that close by themselves when there is nothing to show. */
  private static final int SHORT_LIVED = 3;

  @Before
  public void welcome() {
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.WELCOMED, true);
    TestScreen.allowEverything();
  }

  @After
  public void close() {
    StationHousehold.get().station().close();
  }

  @Test
  public void everyScreenKeepsClearUpright() throws Exception {
    everyScreenKeepsClear();
  }

  @Test
  @Config(qualifiers = "w640dp-h360dp-land-xhdpi")
  public void everyScreenKeepsClearLying() throws Exception {
    everyScreenKeepsClear();
  }

  @Test
  public void theKeyboardLeavesTheNameAndItsButtonInReach() {
    try (ActivityController<WelcomeActivity> welcome =
        Robolectric.buildActivity(WelcomeActivity.class).setup()) {
      Activity screen = welcome.get();
      screen.findViewById(R.id.welcome_callsign).requestFocus();
      Glass glass = Glass.layWithKeyboard(screen.getWindow().getDecorView(), 280);
      ShadowLooper.idleMainLooper();
      assertTrue(glass.free().contains(seen(screen.findViewById(R.id.welcome_callsign))));
      glass.assertCoversNothing("welcome");
    }
  }

  @Test
  public void aSheetKeepsClearToo() {
    try (ActivityController<HomeActivity> home =
        Robolectric.buildActivity(HomeActivity.class).setup()) {
      home.get().<ViewGroup>findViewById(R.id.tiles).getChildAt(0).performClick();
      ShadowLooper.idleMainLooper(1, java.util.concurrent.TimeUnit.SECONDS);
      Dialog sheet = ShadowDialog.getLatestDialog();
      View decor = sheet.getWindow().getDecorView();
      Glass glass = Glass.lay(decor);
      ShadowLooper.idleMainLooper();
      View first = decor.findViewById(R.id.start_title);
      assertTrue(seen(first).toShortString(), glass.free().contains(seen(first)));
      View last = decor.findViewById(R.id.start);
      last.requestRectangleOnScreen(new Rect(0, 0, last.getWidth(), last.getHeight()), true);
      ShadowLooper.idleMainLooper();
      assertTrue(seen(last).toShortString(), glass.free().contains(seen(last)));
    }
  }

  private static void everyScreenKeepsClear() throws Exception {
    Set<String> looked = new TreeSet<>();
    List<String> all = screens();
    for (String name : all) {
      if (keepsClear(Class.forName(name).asSubclass(Activity.class))) {
        looked.add(name);
      }
    }
    assertTrue(looked.toString(), looked.size() >= all.size() - SHORT_LIVED);
  }

  private static List<String> screens() throws PackageManager.NameNotFoundException {
    Context app = RuntimeEnvironment.getApplication();
    List<String> own = new ArrayList<>();
    for (ActivityInfo screen :
        app.getPackageManager()
            .getPackageInfo(app.getPackageName(), PackageManager.GET_ACTIVITIES)
            .activities) {
      if (screen.name.startsWith("dev.parlor.")) {
        own.add(screen.name);
      }
    }
    return own;
  }

  private static <A extends Activity> boolean keepsClear(Class<A> type) {
    Intent intent = new Intent(RuntimeEnvironment.getApplication(), type);
    try (ActivityController<A> controller = Robolectric.buildActivity(type, intent).setup()) {
      ShadowLooper.idleMainLooper(400, java.util.concurrent.TimeUnit.MILLISECONDS);
      Activity screen = controller.get();
      if (screen.isFinishing()) {
        return false;
      }
      View decor = screen.getWindow().getDecorView();
      Glass glass = Glass.lay(decor);
      ShadowLooper.idleMainLooper();
      glass.assertCoversNothing(type.getSimpleName());
      Rect whole = new Rect(0, 0, decor.getWidth(), decor.getHeight());
      View content = screen.findViewById(android.R.id.content);
      assertEquals("from edge to edge: " + type, whole, seen(content));
      return true;
    }
  }

  private static Rect seen(View view) {
    Rect part = new Rect();
    return view.getGlobalVisibleRect(part) ? part : new Rect();
  }
}
