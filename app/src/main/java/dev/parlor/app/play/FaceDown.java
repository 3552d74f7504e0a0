package dev.parlor.app.play;

import android.content.Context;
import android.hardware.Sensor;
import android.hardware.SensorEvent;
import android.hardware.SensorEventListener;
import android.hardware.SensorManager;
import org.jspecify.annotations.Nullable;

/** Notices when the phone is laid on its face or passed on upside down. */
final class FaceDown implements SensorEventListener {
  /** How strongly the earth must pull from the front: most of its pull. */
  private static final float DOWN = -7;

  private final @Nullable SensorManager sensors;
  private final Runnable then;

  FaceDown(Context context, Runnable then) {
    sensors = (SensorManager) context.getSystemService(Context.SENSOR_SERVICE);
    this.then = then;
  }

  void watch() {
    SensorManager all = sensors;
    Sensor pull = all == null ? null : all.getDefaultSensor(Sensor.TYPE_ACCELEROMETER);
    if (all != null && pull != null) {
      all.registerListener(this, pull, SensorManager.SENSOR_DELAY_NORMAL);
    }
  }

  void rest() {
    if (sensors != null) {
      sensors.unregisterListener(this);
    }
  }

  @Override
  public void onSensorChanged(SensorEvent event) {
    if (event.values.length > 2) {
      pulled(event.values[2]);
    }
  }

  /** How strongly the earth pulls towards the back of the phone. */
  void pulled(float back) {
    if (back < DOWN) {
      then.run();
    }
  }

  @Override
  public void onAccuracyChanged(Sensor sensor, int accuracy) {}
}
