package dev.parlor.app.screens;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Color;
import com.google.android.material.appbar.MaterialToolbar;
import dev.parlor.app.R;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.look.Png;
import dev.parlor.app.look.ScreenLook;
import dev.parlor.app.play.Fingers;
import dev.parlor.app.play.TableActivity;
import dev.parlor.app.play.TableRobot;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.At;
import dev.parlor.tables.scene.Clock;
import dev.parlor.tables.scene.Mark;
import dev.parlor.tables.scene.Scene;
import dev.parlor.tables.scene.Sheet;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/**
 * The tables of all games as they were looked at and kept. The rest is on contact sheets. This is
 * not tried on Android 17: Robolectric's clock runs on with the frames of a table there, so a robot
 * comes to other moments. GlassTest looks at tables there.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = {35, 36})
public final class TablePicturesTest {
  private static final int PATIENCE = 600;
  private static final int CORNER = 12; // pixels
  private static final int IVORY = 160; // of red; nothing on the felt has as much

  @Test
  public void onThePhone() {
    ScreenLook.PHONE.take();
    picture("table-poker", Holdem.ID, 5, TablePicturesTest::boardOfThree);
    picture("table-poker-showdown", Holdem.ID, 5, TablePicturesTest::isShowdown);
    raise("table-raise");
    hidden("table-hidden");
    picture("table-blackjack", Duel.ID, 4, TablePicturesTest::mayAct);
    picture("table-bet", Duel.ID, 4, TablePicturesTest::isAmount);
    picture("table-blackjack-round", Duel.ID, 5, TablePicturesTest::isCompared);
    picture("table-romme", Romme.ID, 2, TablePicturesTest::mayMeld);
    picture("table-romme-melds", Romme.ID, 2, TablePicturesTest::hasMelds);
    picture("table-recall", Recall.ID, 3, TablePicturesTest::mayDraw);
    picture("table-recall-window", Recall.ID, 5, TablePicturesTest::isWindow);
    picture("table-highlow", HighLow.ID, 6, TablePicturesTest::isAmount);
    picture("table-piles", Piles.ID, 7, TablePicturesTest::mayAct);
    picture("table-piles-end", Piles.ID, 7, TablePicturesTest::isOver);
    picture("table-classic", Classic.ID, 9, TablePicturesTest::hasOwnCards);
  }

  @Test
  public void inGermanAtNight() {
    ScreenLook.GERMAN_NIGHT.take();
    picture("table-poker-night-de", Holdem.ID, 5, TablePicturesTest::boardOfThree);
    picture("table-bet-night-de", Duel.ID, 4, TablePicturesTest::isAmount);
    picture("table-romme-night-de", Romme.ID, 3, TablePicturesTest::hasMelds);
    picture("table-highlow-night-de", HighLow.ID, 6, TablePicturesTest::isAmount);
  }

  @Test
  public void withTextTwiceAsLarge() {
    ScreenLook.LARGE_TEXT.take();
    picture("table-poker-large-text", Holdem.ID, 5, TablePicturesTest::boardOfThree);
    picture("table-romme-large-text", Romme.ID, 2, TablePicturesTest::mayAct);
    picture("table-piles-large-text", Piles.ID, 7, TablePicturesTest::mayAct);
  }

  @Test
  public void lying() {
    ScreenLook.LYING.take();
    picture("table-poker-landscape", Holdem.ID, 5, TablePicturesTest::boardOfThree);
    picture("table-recall-landscape", Recall.ID, 3, TablePicturesTest::mayDraw);
    raise("table-raise-landscape");
  }

  @Test
  public void onTheSmallestPhone() {
    ScreenLook.SMALL.take();
    raise("table-raise-small");
    picture("table-romme-small", Romme.ID, 2, TablePicturesTest::mayMeld);
    openedHand("table-romme-opened");
    picture("table-recall-small", Recall.ID, 4, TablePicturesTest::mayDraw);
    picture("table-bet-small", Duel.ID, 4, TablePicturesTest::isAmount);
    picture("table-highlow-small", HighLow.ID, 6, TablePicturesTest::isAmount);
  }

  @Test
  public void onLargeScreens() {
    ScreenLook.TABLET.take();
    picture("table-recall-tablet-de", Recall.ID, 3, TablePicturesTest::mayDraw);
    ScreenLook.OPENED.take();
    picture("table-romme-foldable", Romme.ID, 2, TablePicturesTest::hasMelds);
  }

  /** A device that lies in the middle of the table, for all. */
  @Test
  public void inTheMiddle() {
    ScreenLook.TABLET.take();
    middle("table-middle-recall-tablet-de", Recall.ID, 3, TablePicturesTest::mayDraw);
    middle("table-middle-romme-tablet-de", Romme.ID, 2, TablePicturesTest::hasMelds);
    ScreenLook.WIDE_TABLET.take();
    middle("table-middle-poker", Holdem.ID, 5, TablePicturesTest::boardOfThree);
    middle("table-middle-showdown", Holdem.ID, 5, TablePicturesTest::isShowdown);
    middle("table-middle-blackjack", Duel.ID, 4, TablePicturesTest::mayAct);
    ScreenLook.PHONE.take();
    middle("table-middle-poker-phone", Holdem.ID, 5, TablePicturesTest::boardOfThree);
    middle("table-middle-piles-phone", Piles.ID, 7, TablePicturesTest::mayAct);
    middle("table-middle-highlow-phone", HighLow.ID, 6, TablePicturesTest::isAmount);
    ScreenLook.LYING.take();
    middle("table-middle-poker-landscape", Holdem.ID, 5, TablePicturesTest::boardOfThree);
  }

  private static void middle(String name, GameId game, long seed, Predicate<Scene> moment) {
    try (TableRobot robot =
        new TableRobot(game, Catalogue.SHIPPED.of(game).game().phones().most(), seed)) {
      play(robot, name, moment);
      close(robot);
      robot
          .activity()
          .<MaterialToolbar>findViewById(R.id.toolbar)
          .getMenu()
          .performIdentifierAction(R.id.menu_middle, 0);
      keep(robot, name);
    }
  }

  /** The hint of an expert stands beside what happened and what there is to do. */
  @Test
  public void withHints() {
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.ODDS, true);
    ScreenLook.PHONE.take();
    picture("table-hint", Holdem.ID, 5, TablePicturesTest::hinted);
    picture("table-hint-romme", Romme.ID, 2, scene -> hinted(scene) && mayMeld(scene));
    ScreenLook.GERMAN_NIGHT.take();
    picture("table-hint-duel-night-de", Duel.ID, 4, scene -> hinted(scene) && !isAmount(scene));
    picture("table-hint-recall-night-de", Recall.ID, 3, TablePicturesTest::hinted);
    ScreenLook.LARGE_TEXT.take();
    picture("table-hint-piles-large-text", Piles.ID, 7, TablePicturesTest::hinted);
    ScreenLook.LYING.take();
    picture("table-hint-classic-landscape", Classic.ID, 9, TablePicturesTest::hinted);
    ScreenLook.SMALL_LYING.take();
    picture("table-hint-highlow-small-landscape", HighLow.ID, 6, TablePicturesTest::isAmount);
  }

  private static boolean hinted(Scene scene) {
    return scene.hint().isPresent();
  }

  /** The outcome of a hand is read once, while it is held to be seen. */
  @Test
  public void aMissIsToldOnce() {
    ScreenLook.PHONE.take();
    try (TableRobot robot = new TableRobot(HighLow.ID, 4, 6)) {
      play(robot, "a hand that falls", TablePicturesTest::isHeld);
      assertFalse(robot.text(R.id.table_prompt).isEmpty());
      assertNotEquals(robot.text(R.id.table_prompt), robot.text(R.id.table_news));
      Png.write(Png.of(robot.activity().getWindow().getDecorView()), "table-highlow-held");
    }
  }

  @Test
  public void onHalfAPhone() {
    ScreenLook.HALF.take();
    raise("table-raise-half");
    picture("table-blackjack-half", Duel.ID, 4, TablePicturesTest::mayAct);
  }

  @Test
  public void readFromTheRight() {
    ScreenLook.FROM_THE_RIGHT.take();
    picture("table-poker-rtl", Holdem.ID, 5, TablePicturesTest::boardOfThree);
    picture("table-highlow-rtl", HighLow.ID, 6, TablePicturesTest::isAmount);
  }

  @Test
  public void forTheLeftHand() {
    ScreenLook.LYING.take();
    new Settings(RuntimeEnvironment.getApplication()).set(Toggle.LEFT_HANDED, true);
    picture("table-romme-left-handed", Romme.ID, 2, TablePicturesTest::mayAct);
    ScreenLook.PHONE.take();
    ScreenLook.SMALL_LYING.take();
    picture("table-romme-left-handed-small", Romme.ID, 2, TablePicturesTest::mayAct);
    ScreenLook.LARGE_LYING.take();
    picture("table-romme-left-handed-large", Romme.ID, 2, TablePicturesTest::mayAct);
    ScreenLook.PHONE.take();
    picture("table-poker-left-handed", Holdem.ID, 5, TablePicturesTest::boardOfThree);
  }

  @Test
  public void firstHands() {
    ScreenLook.SMALL.take();
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      first(kit, "first-" + kit.id() + "-small");
    }
    ScreenLook.GERMAN_NIGHT.take();
    first(Catalogue.SHIPPED.of(Romme.ID), "first-romme-night-de");
  }

  private static void first(TableKit<?, ?> kit, String name) {
    try (TableRobot robot =
        new TableRobot(
            TableActivity.first(RuntimeEnvironment.getApplication(), kit.game().game().id()))) {
      robot.settle(20_000);
      keep(robot, name);
    }
  }

  /** Plays until the table is like this. */
  private static void picture(String name, GameId game, long seed, Predicate<Scene> moment) {
    try (TableRobot robot =
        new TableRobot(game, Catalogue.SHIPPED.of(game).game().phones().most(), seed)) {
      play(robot, name, moment);
      close(robot);
      keep(robot, name);
    }
  }

  /** Closes what a tap has opened large. */
  private static void close(TableRobot robot) {
    if (!Objects.requireNonNull(robot.felt().laid()).raised().cards().isEmpty()) {
      Fingers.tap(robot.felt(), 1, 1);
    }
  }

  static void play(TableRobot robot, String name, Predicate<Scene> moment) {
    int step = 0;
    while (!moment.test(robot.scene()) && step < PATIENCE) {
      robot.step();
      step++;
    }
    assertTrue(name + " never looks so", moment.test(robot.scene()));
  }

  private static void raise(String name) {
    try (TableRobot robot = new TableRobot(Holdem.ID, 4, 5)) {
      askHowHigh(robot);
      robot.slide(0.4f);
      keep(robot, name);
    }
  }

  /** Plays until the sheet for a raise is open. */
  static void askHowHigh(TableRobot robot) {
    for (int step = 0; step < PATIENCE && !isAmount(robot.scene()); step++) {
      robot.settle(500);
      if (robot.buttons().size() > 2) {
        robot.press(robot.buttons().get(2));
      }
    }
  }

  /** Own cards that are too narrow for a finger open large under it. */
  private static void openedHand(String name) {
    try (TableRobot robot = new TableRobot(Romme.ID, 4, 2)) {
      play(robot, name, TablePicturesTest::mayMeld);
      robot.tap(robot.targets().stream().filter(Laid.Node::opens).findFirst().orElseThrow());
      robot.settle(300);
      robot.tap(robot.node(At.of(At.Kind.OWN, 0).card(3)));
      keep(robot, name);
      nothingLooksOut(Png.of(robot.felt()));
    }
  }

  /**
   * Checks that no card below the opened ones shows a corner beside the round ones of their plate.
   */
  private static void nothingLooksOut(Bitmap felt) {
    for (int x = 0; x < CORNER; x++) {
      for (int y = 0; y < CORNER; y++) {
        for (int right : new int[] {x, felt.getWidth() - 1 - x}) {
          int above = Color.red(felt.getPixel(right, y));
          int below = Color.red(felt.getPixel(right, felt.getHeight() - 1 - y));
          assertTrue("a speck at " + right, Math.max(above, below) < IVORY);
        }
      }
    }
  }

  private static void hidden(String name) {
    try (TableRobot robot = new TableRobot(Holdem.ID, 4, 5)) {
      robot.settle(3000);
      robot.hideCards();
      keep(robot, name);
    }
  }

  /** Compares a moment once nothing flies any more. */
  private static void keep(TableRobot robot, String name) {
    robot.settle(900);
    Png.write(Png.of(robot.activity().getWindow().getDecorView()), name);
  }

  private static boolean mayAct(Scene scene) {
    return !scene.moves().isEmpty() && !isHeld(scene);
  }

  static boolean mayDraw(Scene scene) {
    return scene.stacks().stream().anyMatch(stack -> stack.target() && stack.deck() >= 0);
  }

  private static boolean hasOwnCards(Scene scene) {
    return mayAct(scene) && faces(scene, At.Kind.OWN, null) > 0;
  }

  /** Whether it is this person's turn, with cards to be chosen from the hand. */
  private static boolean mayMeld(Scene scene) {
    return !isHeld(scene) && scene.prompt().key().equals("romme.prompt.play");
  }

  static boolean isAmount(Scene scene) {
    return scene.sheet().isPresent() && scene.sheet().get() instanceof Sheet.Amount;
  }

  static boolean isCompared(Scene scene) {
    return scene.sheet().isPresent() && scene.sheet().get() instanceof Sheet.Compare;
  }

  private static boolean isHeld(Scene scene) {
    return scene.beat().isPresent() && !scene.beat().get().strip();
  }

  private static boolean isOver(Scene scene) {
    return scene.finale().isPresent() && !isHeld(scene);
  }

  static boolean isWindow(Scene scene) {
    return scene.clocks().stream().anyMatch(clock -> clock.kind() == Clock.Kind.WINDOW);
  }

  static boolean boardOfThree(Scene scene) {
    return faces(scene, At.Kind.BOARD, null) >= 3 && !isHeld(scene);
  }

  private static boolean isShowdown(Scene scene) {
    return isHeld(scene) && faces(scene, At.Kind.BOARD, Mark.COUNTS) > 0;
  }

  static boolean hasMelds(Scene scene) {
    return mayAct(scene) && faces(scene, At.Kind.MELDS, null) > 0;
  }

  private static long faces(
      Scene scene, At.Kind kind, @org.jspecify.annotations.Nullable Mark mark) {
    return scene.zones().stream()
        .filter(zone -> zone.at().kind() == kind)
        .flatMap(zone -> zone.spots().stream())
        .filter(spot -> spot.face() != null && (mark == null || spot.has(mark)))
        .count();
  }
}
