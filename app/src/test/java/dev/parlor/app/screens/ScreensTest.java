package dev.parlor.app.screens;

import static org.junit.Assert.assertTrue;

import android.app.Dialog;
import android.graphics.Bitmap;
import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.look.Contrast;
import dev.parlor.app.look.Png;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

/** Pictures of the screens, to be looked at. The checks only see that something was drawn. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = {35, 36, 37},
    qualifiers = "w360dp-h640dp-xhdpi",
    application = dev.parlor.app.household.TestHousehold.class)
public final class ScreensTest {

  @Test
  public void homeByDay() {
    home("home-day");
  }

  @Test
  @Config(qualifiers = "+night")
  public void homeByNight() {
    home("home-night");
  }

  @Test
  @Config(qualifiers = "w640dp-h360dp-land-xhdpi")
  public void homeInLandscape() {
    home("home-landscape");
  }

  @Test
  public void homeWithLargeText() {
    RuntimeEnvironment.setFontScale(1.6f);
    home("home-large-text");
  }

  @Test
  public void start() {
    start("start-day");
  }

  @Test
  @Config(qualifiers = "+de-night")
  public void startByNightInGerman() {
    start("start-night-de");
  }

  @Test
  public void startWithHugeText() {
    RuntimeEnvironment.setFontScale(2f);
    start("start-huge-text");
  }

  private static void home(String name) {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      shoot(home.setup().get().getWindow().getDecorView(), name);
    }
  }

  private static void start(String name) {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      home.setup().get().<ViewGroup>findViewById(R.id.tiles).getChildAt(0).performClick();
      ShadowLooper.idleMainLooper(1, java.util.concurrent.TimeUnit.SECONDS);
      Dialog sheet = ShadowDialog.getLatestDialog();
      shoot(sheet.getWindow().getDecorView(), name);
    }
  }

  private static void shoot(View view, String name) {
    ShadowLooper.idleMainLooper();
    Bitmap bitmap = Png.ofScreen(view);
    Png.write(bitmap, name);
    Contrast.assertReadable(view, name);
    int middle = bitmap.getPixel(bitmap.getWidth() / 2, bitmap.getHeight() / 2);
    assertTrue("nothing is drawn on " + name, middle != 0);
  }
}
