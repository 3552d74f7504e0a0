package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothProfile;
import dev.parlor.radio.gatt.GattPipe;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a host answers to questions, which are asked one at a time, and what it notifies. An answer
 * that nobody waits for any more does no harm.
 */
final class GattAnswers extends BluetoothGattCallback {
  /** The kinds of questions that a host can be asked. */
  enum Step {
    CONNECTION,
    MTU,
    SERVICES,
    LANE,
    SUBSCRIPTION
  }

  /** Waits without end. A caller that gives up closes the connection. */
  static final long FOR_EVER = Long.MAX_VALUE / 1_000_000;

  private final GattPipe pipe;
  private final Runnable lost;
  private final Map<Step, Boolean> answers = new EnumMap<>(Step.class);
  private byte[] lane = new byte[0];
  private int failure;
  private boolean over;

  /**
   * @param lost told when the connection has ended
   */
  GattAnswers(GattPipe pipe, Runnable lost) {
    this.pipe = pipe;
    this.lost = lost;
  }

  /** Whether a piece was taken. Android says so also when the piece waits in its own queue. */
  static boolean isTaken(int status) {
    return status == BluetoothGatt.GATT_SUCCESS
        || status == BluetoothGatt.GATT_CONNECTION_CONGESTED;
  }

  private synchronized void answered(Step step, int status) {
    answers.put(step, status == BluetoothGatt.GATT_SUCCESS);
    if (status != BluetoothGatt.GATT_SUCCESS) {
      failure = status;
    }
    notifyAll();
  }

  /** Forgets an older answer. To be called before the step is asked. */
  synchronized void forget(Step step) {
    answers.remove(step);
  }

  /** Whether the step was answered well within this time. */
  synchronized boolean await(Step step, long millis) throws InterruptedException {
    long until = System.nanoTime() + millis * 1_000_000;
    while (!over && !answers.containsKey(step)) {
      long left = (until - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    return !over && Boolean.TRUE.equals(answers.get(step));
  }

  synchronized byte[] lane() {
    return lane.clone();
  }

  /** The last status other than success, such as the 133 that tells nothing. */
  synchronized int failure() {
    return failure;
  }

  /** Nothing is waited for any more. */
  void end() {
    synchronized (this) {
      over = true;
      notifyAll();
    }
    pipe.gone();
  }

  @Override
  public void onConnectionStateChange(BluetoothGatt connection, int status, int state) {
    if (state == BluetoothProfile.STATE_CONNECTED && status == BluetoothGatt.GATT_SUCCESS) {
      answered(Step.CONNECTION, status);
    } else {
      answered(Step.CONNECTION, status == BluetoothGatt.GATT_SUCCESS ? -1 : status);
      end();
      lost.run();
    }
  }

  @Override
  public void onMtuChanged(BluetoothGatt connection, int mtu, int status) {
    if (status == BluetoothGatt.GATT_SUCCESS) {
      pipe.mtu(mtu);
    }
    answered(Step.MTU, status);
  }

  @Override
  public void onServicesDiscovered(BluetoothGatt connection, int status) {
    answered(Step.SERVICES, status);
  }

  @Override
  public void onCharacteristicRead(
      BluetoothGatt connection, BluetoothGattCharacteristic from, byte[] value, int status) {
    read(value, status);
  }

  /** Called before Android 13. */
  @SuppressWarnings("deprecation") // there is no other way before Android 13
  @Override
  public void onCharacteristicRead(
      BluetoothGatt connection, BluetoothGattCharacteristic from, int status) {
    read(from.getValue(), status);
  }

  private void read(byte @Nullable [] value, int status) {
    synchronized (this) {
      lane = value == null ? new byte[0] : value.clone();
    }
    answered(Step.LANE, status);
  }

  @Override
  public void onDescriptorWrite(
      BluetoothGatt connection, BluetoothGattDescriptor descriptor, int status) {
    answered(Step.SUBSCRIPTION, status);
  }

  @Override
  public void onCharacteristicWrite(
      BluetoothGatt connection, BluetoothGattCharacteristic to, int status) {
    pipe.taken(isTaken(status));
  }

  @Override
  public void onCharacteristicChanged(
      BluetoothGatt connection, BluetoothGattCharacteristic from, byte[] value) {
    pipe.arrived(value);
  }

  /**
   * Called before Android 13, where the value lies in the characteristic until the next one comes.
   */
  @SuppressWarnings("deprecation") // there is no other way before Android 13
  @Override
  public void onCharacteristicChanged(BluetoothGatt connection, BluetoothGattCharacteristic from) {
    byte[] value = from.getValue();
    if (value != null) {
      pipe.arrived(value);
    }
  }
}
