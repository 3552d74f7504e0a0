package dev.parlor.app.play;

import static org.junit.Assert.assertTrue;

import android.graphics.Canvas;
import android.graphics.Picture;
import dev.parlor.app.felt.FeltInside;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.games.GameId;
import dev.parlor.games.card.Card;
import dev.parlor.games.piles.Piles;
import dev.parlor.tables.Catalogue;
import dev.parlor.tables.kit.TableKit;
import dev.parlor.tables.scene.Scene;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.junit.Assume;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;
import org.robolectric.shadows.ShadowSystemClock;

/**
 * How long a frame of the fullest moment of every table takes beside the board of Piles, as it is
 * drawn now and as it was drawn when the goal was set ({@link FaceOfThen}), all in one run: {@code
 * -Dtest=DrawingTimes -Dparlor.bench=true -Dtests.compiler=-XX:+TieredCompilation}. No part of any
 * other build: it looks at the clock.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w360dp-h640dp-xhdpi")
@GraphicsMode(GraphicsMode.Mode.NATIVE)
public final class DrawingTimes {
  private static final int STEPS = 200;
  private static final int WARM = 300;
  private static final int ROUNDS = 40;
  private static final int TIMES = 10;
  private static final double MOST = 3;

  @Test
  public void theFullestTableTakesAtMostThriceAsLongAsPiles() {
    Assume.assumeTrue("looks at the clock", Boolean.getBoolean("parlor.bench"));
    assertTrue("add -Dtests.compiler=-XX:+TieredCompilation", hasBothCompilers());
    Catalogue.SHIPPED.all().forEach(kit -> micros(kit.game().game().id(), false)); // it warms up
    double then = micros(Piles.ID, true);
    double now = micros(Piles.ID, false);
    double longest = 0;
    for (TableKit<?, ?> kit : Catalogue.SHIPPED.all()) {
      double each = micros(kit.game().game().id(), false);
      System.out.printf(
          Locale.ROOT,
          "%-10s %6.1f us, %.2f of Piles, %.2f of Piles then%n",
          kit.id(),
          each,
          each / now,
          each / then);
      longest = Math.max(longest, each);
    }
    assertTrue("the fullest table takes " + longest / now, longest <= MOST * now);
  }

  private static boolean hasBothCompilers() {
    return !Objects.requireNonNull(System.getProperty("java.vm.info")).contains("emulated-client");
  }

  /** The time for a felt with cards opened large or not, whichever takes longer. */
  private static double micros(GameId game, boolean then) {
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
      robot.felt().show(fullest, true, 0);
      ShadowSystemClock.advanceBy(Duration.ofSeconds(2)); // every card has arrived
      double asPlayed = micros(robot.felt(), then);
      FeltInside.open(robot.felt(), OptionalInt.empty());
      ShadowSystemClock.advanceBy(Duration.ofSeconds(2));
      return Math.max(asPlayed, micros(robot.felt(), then));
    }
  }

  private static int things(Laid laid) {
    return laid.cards().size() + laid.plates().size() + laid.words().size() + laid.coins().size();
  }

  /** The quickest of many rounds, by the time of this thread alone. */
  private static double micros(FeltView felt, boolean then) {
    FaceOfThen face = then ? new FaceOfThen(felt.getResources()) : null;
    draw(felt, face, WARM);
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = cpuTime();
      draw(felt, face, TIMES);
      least = Math.min(least, cpuTime() - before);
    }
    return least / 1000.0 / TIMES;
  }

  /** The time of this thread. Android's library has no such clock, so the JVM's is asked. */
  private static long cpuTime() {
    try {
      Object clock =
          Class.forName("java.lang.management.ManagementFactory")
              .getMethod("getThreadMXBean")
              .invoke(null);
      return (long)
          Class.forName("java.lang.management.ThreadMXBean")
              .getMethod("getCurrentThreadCpuTime")
              .invoke(clock);
    } catch (ReflectiveOperationException none) {
      throw new LinkageError(none.getMessage(), none);
    }
  }

  /**
   * Draws into a picture, as on a phone's screen: the thread only notes what to draw, and others
   * paint it.
   */
  private static void draw(FeltView felt, @Nullable FaceOfThen then, int times) {
    for (int i = 0; i < times; i++) {
      Picture picture = new Picture();
      Canvas canvas = picture.beginRecording(felt.getWidth(), felt.getHeight());
      FeltInside.draw(felt, canvas);
      if (then != null) {
        faces(canvas, then, Objects.requireNonNull(felt.laid()));
      }
      picture.endRecording();
    }
  }

  private static void faces(Canvas canvas, FaceOfThen then, Laid laid) {
    for (Laid.Card each : laid.cards()) {
      Card card = each.spot().face();
      if (card != null) {
        then.draw(canvas, card, each.box());
      }
    }
  }
}
