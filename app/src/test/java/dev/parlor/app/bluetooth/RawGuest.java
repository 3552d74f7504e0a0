package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattService;
import android.content.Context;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.hardware.TableUuid;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A guest over GATT that does what a test says, and tells what was answered. */
@SuppressWarnings("deprecation") // phones before Android 13 have only these methods
final class RawGuest extends BluetoothGattCallback {
  private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
  private final Bytes nonce;
  private final BluetoothGatt gatt;

  RawGuest(Context context, BluetoothDevice host, Bytes nonce) throws InterruptedException {
    this.nonce = nonce;
    gatt = host.connectGatt(context, false, this, BluetoothDevice.TRANSPORT_LE);
    next(); // the first answer is that it is connected
  }

  /** The next answer. Answers come in the order of the questions. */
  String next() throws InterruptedException {
    String next = answers.poll(30, TimeUnit.SECONDS);
    if (next == null) {
      throw new AssertionError("no answer");
    }
    return next;
  }

  boolean hasHeardNothing() {
    return answers.isEmpty();
  }

  private BluetoothGattService service() {
    BluetoothGattService service = gatt.getService(TableUuid.service(nonce));
    if (service == null) {
      throw new AssertionError("no service");
    }
    return service;
  }

  /** Reads the lane characteristic. */
  String ask() throws InterruptedException {
    gatt.readCharacteristic(service().getCharacteristic(TableUuid.lane(nonce)));
    return next();
  }

  /** Subscribes to a lane, or ends the subscription. */
  String subscribe(int lane, boolean on) throws InterruptedException {
    BluetoothGattDescriptor subscription =
        service()
            .getCharacteristic(TableUuid.down(nonce, lane))
            .getDescriptor(GattNames.SUBSCRIPTION);
    subscription.setValue(
        on
            ? BluetoothGattDescriptor.ENABLE_NOTIFICATION_VALUE
            : BluetoothGattDescriptor.DISABLE_NOTIFICATION_VALUE);
    gatt.writeDescriptor(subscription);
    return next();
  }

  /** Asks whether a lane is subscribed to. */
  String askSubscription(int lane) throws InterruptedException {
    gatt.readDescriptor(
        service()
            .getCharacteristic(TableUuid.down(nonce, lane))
            .getDescriptor(GattNames.SUBSCRIPTION));
    return next();
  }

  /** Lets the host take what was prepared. */
  String execute() throws InterruptedException {
    gatt.executeReliableWrite();
    return next();
  }

  /** Writes to a lane, with a response. */
  String write(int lane, byte... bytes) throws InterruptedException {
    BluetoothGattCharacteristic up = service().getCharacteristic(TableUuid.up(nonce, lane));
    up.setWriteType(BluetoothGattCharacteristic.WRITE_TYPE_DEFAULT);
    up.setValue(bytes);
    gatt.writeCharacteristic(up);
    return next();
  }

  private static String said(String what, int status) {
    return what + (status == BluetoothGatt.GATT_SUCCESS ? "" : " refused");
  }

  @Override
  public void onConnectionStateChange(BluetoothGatt connection, int status, int state) {
    answers.add("connection " + state);
  }

  @Override
  public void onCharacteristicRead(
      BluetoothGatt connection, BluetoothGattCharacteristic from, int status) {
    read(from.getValue(), status);
  }

  @Override
  public void onCharacteristicRead(
      BluetoothGatt connection, BluetoothGattCharacteristic from, byte[] value, int status) {
    read(value, status);
  }

  private void read(byte @Nullable [] value, int status) {
    answers.add(said("lane " + (value == null ? "" : Bytes.of(value).hex()), status));
  }

  @Override
  public void onDescriptorWrite(
      BluetoothGatt connection, BluetoothGattDescriptor descriptor, int status) {
    answers.add(said("subscription", status));
  }

  @Override
  public void onDescriptorRead(
      BluetoothGatt connection, BluetoothGattDescriptor descriptor, int status) {
    answers.add(said("descriptor", status));
  }

  @Override
  public void onDescriptorRead(
      BluetoothGatt connection, BluetoothGattDescriptor descriptor, int status, byte[] value) {
    answers.add(said("descriptor", status));
  }

  @Override
  public void onReliableWriteCompleted(BluetoothGatt connection, int status) {
    answers.add(said("executed", status));
  }

  @Override
  public void onCharacteristicWrite(
      BluetoothGatt connection, BluetoothGattCharacteristic to, int status) {
    answers.add(said("write", status));
  }
}
