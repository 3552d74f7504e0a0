package dev.parlor.app.play;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.hardware.Sensor;
import android.hardware.SensorManager;
import android.os.SystemClock;
import android.view.HapticFeedbackConstants;
import android.view.MotionEvent;
import android.view.View;
import dev.parlor.app.R;
import dev.parlor.app.felt.FeltView;
import dev.parlor.app.felt.Laid;
import dev.parlor.app.settings.Settings;
import dev.parlor.app.settings.Toggle;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.romme.Romme;
import dev.parlor.tables.scene.At;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowSensor;
import org.robolectric.shadows.ShadowSensorManager;

/**
 * The things that make phones good at one table: nobody looks into cards, and everybody knows whose
 * turn it is.
 */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, qualifiers = "w360dp-h640dp-xhdpi")
public final class OneTableTest {
  private static final float EARTH = 9.8f;
  private static final int MANY = 3000;

  private final Context context = RuntimeEnvironment.getApplication();

  private static List<String> own(TableRobot robot) {
    return Objects.requireNonNull(robot.felt().laid()).nodes().stream()
        .filter(node -> node.at().kind() == At.Kind.OWN && node.at().index() >= 0)
        .map(Laid.Node::spoken)
        .collect(Collectors.toList());
  }

  @Test
  public void aPhoneThatLiesOnItsFaceHidesTheOwnCards() {
    ShadowSensorManager sensors =
        Shadows.shadowOf((SensorManager) context.getSystemService(Context.SENSOR_SERVICE));
    Sensor pull = ShadowSensor.newInstance(Sensor.TYPE_ACCELEROMETER);
    sensors.addSensor(pull);
    try (TableRobot robot = new TableRobot(Holdem.ID, 3, 5)) {
      robot.settle(600);
      List<String> open = own(robot);
      assertEquals(2, open.size());
      pull(sensors, pull, EARTH);
      robot.settle(50);
      assertEquals("on its back they stay open", open, own(robot));
      pull(sensors, pull, -EARTH);
      robot.settle(50);
      for (String said : own(robot)) {
        assertTrue(said, said.contains("face down"));
      }
      pull(sensors, pull, EARTH);
      robot.settle(50);
      assertTrue("taken up again they are still hidden", own(robot).get(0).contains("face down"));
    }
  }

  private static void pull(ShadowSensorManager sensors, Sensor sensor, float back) {
    sensors.sendSensorEventToListeners(
        org.robolectric.shadows.SensorEventBuilder.newBuilder()
            .setSensor(sensor)
            .setValues(new float[] {0, 0, back})
            .setTimestamp(1)
            .build());
  }

  @Test
  public void theOwnTurnLightsTheEdgeAndTicksInTheHand() {
    View edge = new View(context);
    Settings settings = new Settings(context);
    TurnCue cue = new TurnCue(edge, settings);
    cue.show(false);
    assertEquals(View.INVISIBLE, edge.getVisibility());
    assertEquals(-1, Shadows.shadowOf(edge).lastHapticFeedbackPerformed());
    cue.show(true);
    assertEquals(View.VISIBLE, edge.getVisibility());
    assertEquals(
        HapticFeedbackConstants.CLOCK_TICK, Shadows.shadowOf(edge).lastHapticFeedbackPerformed());
    View quiet = new View(context);
    settings.set(Toggle.HAPTICS, false);
    TurnCue silent = new TurnCue(quiet, settings);
    silent.show(false);
    silent.show(true);
    assertEquals(View.VISIBLE, quiet.getVisibility());
    assertEquals(-1, Shadows.shadowOf(quiet).lastHapticFeedbackPerformed());
    cue.rest();
    silent.rest();
  }

  @Test
  public void theTableLightsUpWhenItWaitsForThisPerson() {
    try (TableRobot robot = new TableRobot(Holdem.ID, 3, 5)) {
      boolean lit = false;
      boolean dark = false;
      for (int i = 0; i < 200 && !(lit && dark); i++) {
        boolean mine = robot.scene().plates().get(0).inTurn();
        View edge = robot.activity().findViewById(R.id.turn_edge);
        assertEquals(mine ? View.VISIBLE : View.INVISIBLE, edge.getVisibility());
        lit |= mine;
        dark |= !mine;
        robot.step();
      }
      assertTrue("both were seen", lit && dark);
    }
  }

  @Test
  public void theSoundIsShortAndBeginsAndEndsInSilence() {
    short[] wave = Chime.wave();
    assertTrue("less than a second", wave.length < 48_000);
    assertTrue(Math.abs(wave[0]) < 500 && Math.abs(wave[wave.length - 1]) < 500);
    int loudest = 0;
    for (short each : wave) {
      loudest = Math.max(loudest, Math.abs(each));
    }
    assertTrue("it is heard: " + loudest, loudest > 2000);
  }

  /** Lines that are too long for their place follow the finger, and run on if it was quick. */
  @Test
  @Config(qualifiers = "w320dp-h480dp-mdpi")
  public void meldsAreScrolledUprightAndRunOutByThemselves() {
    try (TableRobot robot = new TableRobot(Romme.ID, 4, 2)) {
      FeltView felt = robot.felt();
      for (int i = 0; i < MANY && hidden(felt) < 60 && !robot.over(); i++) {
        robot.step();
      }
      assertTrue("more melds than there is room for: " + hidden(felt), hidden(felt) >= 60);
      assertEquals(0, felt.scroll(), 0);
      swipe(felt, 4);
      float followed = felt.scroll();
      assertTrue("it follows the finger: " + followed, followed > 0);
      robot.settle(1500);
      assertTrue("it runs on", felt.scroll() > followed);
    }
  }

  private static float hidden(FeltView felt) {
    Laid laid = felt.laid();
    return laid == null ? 0 : laid.hidden();
  }

  /** Moves a quick finger upwards over what is scrolled. */
  private static void swipe(FeltView felt, int pixels) {
    Laid laid = Objects.requireNonNull(felt.laid());
    float x = laid.scrolled().centerX();
    float y = laid.scrolled().centerY();
    long now = SystemClock.uptimeMillis();
    felt.dispatchTouchEvent(MotionEvent.obtain(now, now, MotionEvent.ACTION_DOWN, x, y, 0));
    for (int i = 1; i <= 5; i++) {
      y -= pixels;
      long then = now + i * 4L;
      felt.dispatchTouchEvent(MotionEvent.obtain(now, then, MotionEvent.ACTION_MOVE, x, y, 0));
    }
    felt.dispatchTouchEvent(MotionEvent.obtain(now, now + 24, MotionEvent.ACTION_UP, x, y, 0));
    assertFalse("no card was carried", felt.isPressed());
  }
}
