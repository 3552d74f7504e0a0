package dev.parlor.app.felt;

import static org.junit.Assert.assertTrue;

import android.graphics.Picture;
import dev.parlor.app.play.TableRobot;
import dev.parlor.games.GameId;
import dev.parlor.games.piles.Piles;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Scene;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.Objects;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/**
 * How long the fullest moment of every table takes to be drawn beside the board of Piles, all in
 * one run: {@code -Dtest=DrawingTimes -Dparlor.bench=true}. No part of any other build: it looks at
 * the clock.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 34, qualifiers = "w360dp-h640dp-xhdpi")
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class DrawingTimes {
  private static final int STEPS = 200;
  private static final int WARM = 300;
  private static final int ROUNDS = 40;
  private static final int TIMES = 10;
  private static final double MOST = 3;
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  @Test
  public void theFullestTableTakesAtMostThriceAsLongAsPiles() {
    Assume.assumeTrue("looks at the clock", Boolean.getBoolean("parlor.bench"));
    Catalogue.SHIPPED.all().forEach(kit -> micros(kit.game().game().id())); // the machine warms up
    double piles = micros(Piles.ID);
    double longest = 0;
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      double each = micros(kit.game().game().id());
      System.out.printf(
          Locale.ROOT, "%-10s %6.0f us, %.2f of Piles%n", kit.id(), each, each / piles);
      longest = Math.max(longest, each);
    }
    assertTrue("the fullest table takes " + longest / piles, longest <= MOST * piles);
  }

  private static double micros(GameId game) {
    int seats = Catalogue.SHIPPED.of(game).game().phones().most();
    try (TableRobot robot = new TableRobot(game, seats, 3)) {
      Scene fullest = robot.scene();
      int most = 0;
      for (int step = 0; step < STEPS && robot.step(); step++) {
        int things = things(Objects.requireNonNull(robot.felt().laid()));
        if (things > most) {
          most = things;
          fullest = robot.scene();
        }
      }
      robot.settle(2000);
      return micros(robot.felt(), fullest);
    }
  }

  private static int things(Laid laid) {
    return laid.cards().size() + laid.plates().size() + laid.words().size() + laid.coins().size();
  }

  /** The quickest of many rounds, by the time of this thread alone. */
  private static double micros(FeltView felt, Scene scene) {
    felt.show(scene, true, 0);
    draw(felt, WARM);
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = CLOCK.getCurrentThreadCpuTime();
      draw(felt, TIMES);
      least = Math.min(least, CLOCK.getCurrentThreadCpuTime() - before);
    }
    return least / 1000.0 / TIMES;
  }

  /** Into a picture, as a phone's screen is drawn: what to draw is noted, and others paint it. */
  private static void draw(FeltView felt, int times) {
    for (int i = 0; i < times; i++) {
      Picture picture = new Picture();
      felt.onDraw(picture.beginRecording(felt.getWidth(), felt.getHeight()));
      picture.endRecording();
    }
  }
}
