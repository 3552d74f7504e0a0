package dev.parlor.app.screens;

import android.app.Activity;
import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.Rect;
import android.graphics.Typeface;
import android.graphics.drawable.AdaptiveIconDrawable;
import android.graphics.drawable.Drawable;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.card.FanView;
import dev.parlor.app.home.HomeActivity;
import dev.parlor.app.household.TestHousehold;
import dev.parlor.app.look.Kept;
import dev.parlor.app.look.Png;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.play.TableRobot;
import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.scene.Scene;
import java.io.File;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.Robolectric;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/**
 * The pictures that a store shows, drawn anew with {@code -Dparlor.pictures=store}. StoreTextsTest
 * in tools/parity checks that all are there, in sizes that stores take.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(sdk = 35, application = TestHousehold.class)
public final class StorePicturesTest {
  private static final File STORE = new File("../fastlane/metadata/android");
  private static final int ICON = 512;
  private static final int WIDE = 1024;
  private static final int HIGH = 500;

  /**
   * How far an adaptive icon reaches beyond the part that is shown, the middle 72 of its 108 units.
   */
  private static final float BEYOND = (108f - 72f) / 2 / 72;

  private final String language;

  public StorePicturesTest(String language) {
    this.language = language;
  }

  @Parameters
  public static List<Object[]> languages() {
    return List.of(new Object[] {"en-US"}, new Object[] {"de-DE"});
  }

  private static Context app() {
    return RuntimeEnvironment.getApplication();
  }

  /** Keeps a picture without transparency, because stores take none that has it. */
  private void keep(Bitmap picture, String name) {
    picture.setHasAlpha(false);
    Png.save(picture, new File(STORE, language + "/images/" + name + ".png"));
  }

  @Test
  public void all() {
    Assume.assumeTrue("store".equals(System.getProperty("parlor.pictures")));
    String tongue = language.substring(0, 2);
    new ScreenLook(tongue + "-w360dp-h640dp-port-notnight-xhdpi", 1).take();
    table("1", Holdem.ID, 5, TablePicturesTest::boardOfThree);
    table("2", Romme.ID, 21, TablePicturesTest::hasMelds);
    home("3");
    table("4", Recall.ID, 3, TablePicturesTest::mayDraw);
    table("5", Duel.ID, 4, TablePicturesTest::isCompared);
    keep(icon(), "icon");
    keep(banner(), "featureGraphic");
  }

  private void table(String name, GameId game, long seed, Predicate<Scene> moment) {
    int seats = Catalogue.SHIPPED.of(game).game().phones().most();
    try (TableRobot robot = new TableRobot(game, seats, seed)) {
      TablePicturesTest.play(robot, name, moment);
      robot.settle(900);
      keep(Kept.plain(Png.of(decor(robot.activity()))), "phoneScreenshots/" + name);
    }
  }

  private void home(String name) {
    try (ActivityController<HomeActivity> home = Robolectric.buildActivity(HomeActivity.class)) {
      View decor = decor(home.setup().get());
      ShadowLooper.idleMainLooper(1, TimeUnit.SECONDS);
      keep(Kept.plain(Png.of(decor)), "phoneScreenshots/" + name);
    }
  }

  private static View decor(Activity screen) {
    return screen.getWindow().getDecorView();
  }

  /** The launcher's icon, drawn to its corners. The store rounds them. */
  private static Bitmap icon() {
    AdaptiveIconDrawable icon =
        (AdaptiveIconDrawable) Objects.requireNonNull(app().getDrawable(R.mipmap.ic_launcher));
    Bitmap picture = Bitmap.createBitmap(ICON, ICON, Bitmap.Config.ARGB_8888);
    int beyond = Math.round(ICON * BEYOND);
    for (Drawable layer : List.of(icon.getBackground(), icon.getForeground())) {
      layer.setBounds(new Rect(-beyond, -beyond, ICON + beyond, ICON + beyond));
      layer.draw(new Canvas(picture));
    }
    return picture;
  }

  private static Bitmap banner() {
    Bitmap picture = Bitmap.createBitmap(WIDE, HIGH, Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(picture);
    Drawable felt = Objects.requireNonNull(app().getDrawable(R.drawable.felt));
    felt.setBounds(0, 0, WIDE, HIGH);
    felt.draw(canvas);
    Paint name = new Paint(Paint.ANTI_ALIAS_FLAG);
    name.setColor(Color.WHITE);
    name.setTypeface(Typeface.SERIF);
    name.setTextSize(132);
    canvas.drawText(app().getString(R.string.app_name), 64, 290, name);
    FanView fan = new FanView(app(), null);
    fan.showWhole(Catalogue.SHIPPED.of(Holdem.ID).tile().art(), false);
    fan.measure(
        View.MeasureSpec.makeMeasureSpec(560, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(400, View.MeasureSpec.EXACTLY));
    fan.layout(0, 0, 560, 400);
    canvas.translate(440, 40);
    fan.draw(canvas);
    return Kept.plain(picture);
  }
}
