package dev.parlor.app.screens;

import static org.junit.Assert.assertTrue;

import android.app.Dialog;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import android.view.ViewGroup;
import dev.parlor.app.R;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.piles.PilesRobot;
import dev.parlor.app.settings.Settings;
import dev.parlor.games.piles.Direction;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowDialog;
import org.robolectric.shadows.ShadowLooper;

/** Pictures of the screens, to be looked at; the checks only see that something was drawn. */
@RunWith(RobolectricTestRunner.class)
@Config(
    sdk = 34,
    qualifiers = "w360dp-h640dp-xhdpi",
    application = dev.parlor.app.lobby.TestHousehold.class)
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
  public void pilesAlone() {
    piles("piles-alone", 1, false);
  }

  @Test
  @Config(qualifiers = "+night")
  public void pilesWithFourByNight() {
    piles("piles-four-night", 4, true);
  }

  @Test
  @Config(qualifiers = "w640dp-h360dp-land-xhdpi")
  public void pilesInLandscape() {
    piles("piles-landscape", 3, true);
  }

  @Test
  @Config(qualifiers = "+de")
  public void pilesWithLargeTextInGerman() {
    RuntimeEnvironment.setFontScale(1.6f);
    piles("piles-large-text-de", 4, true);
  }

  @Test
  @Config(qualifiers = "w800dp-h1200dp-xhdpi")
  public void pilesOnATablet() {
    piles("piles-tablet", 2, true);
  }

  @Test
  @Config(qualifiers = "w320dp-h533dp-hdpi")
  public void pilesOnASmallPhoneWithHugeText() {
    RuntimeEnvironment.setFontScale(2f);
    piles("piles-small-huge-text", 4, true);
  }

  @Test
  @Config(qualifiers = "w533dp-h320dp-land-hdpi")
  public void pilesOnASmallPhoneInLandscapeWithHugeText() {
    RuntimeEnvironment.setFontScale(2f);
    piles("piles-small-landscape-huge-text", 4, true);
  }

  @Test
  public void startWithHugeText() {
    RuntimeEnvironment.setFontScale(2f);
    start("start-huge-text");
  }

  @Test
  public void pilesAtTheEnd() {
    try (PilesRobot robot = new PilesRobot(1, 7)) {
      robot.play(60, Direction.HIGHER);
      robot.wait(2);
      shoot(robot.activity().getWindow().getDecorView(), "piles-over");
    }
  }

  private static void piles(String name, int seats, boolean odds) {
    new Settings(RuntimeEnvironment.getApplication()).odds(odds);
    new Settings(RuntimeEnvironment.getApplication()).fourColours(odds);
    try (PilesRobot robot = new PilesRobot(seats, 12)) {
      robot.play(6, Direction.HIGHER);
      robot.wait(8);
      robot.tap(robot.firstOpen());
      robot.wait(1);
      shoot(robot.activity().getWindow().getDecorView(), name);
    }
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
    Bitmap bitmap = Bitmap.createBitmap(view.getWidth(), view.getHeight(), Bitmap.Config.ARGB_8888);
    view.draw(new Canvas(bitmap));
    Png.write(bitmap, name);
    int middle = bitmap.getPixel(bitmap.getWidth() / 2, bitmap.getHeight() / 2);
    assertTrue("nothing is drawn on " + name, middle != 0);
  }
}
