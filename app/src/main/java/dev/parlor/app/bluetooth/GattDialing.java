package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattDescriptor;
import android.bluetooth.BluetoothGattService;
import android.content.Context;
import dev.parlor.app.bluetooth.GattAnswers.Step;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Way;
import dev.parlor.radio.gatt.GattPipe;
import dev.parlor.radio.gatt.Lanes;
import dev.parlor.radio.hardware.Bearer;
import dev.parlor.radio.hardware.Carrier;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.TableUuid;
import java.io.IOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The guest's end of a link over GATT. It asks the host for one step at a time: a large packet, its
 * services, a lane, its notifications.
 */
@SuppressLint("MissingPermission") // Guarded minds a SecurityException
final class GattDialing implements Dialing, GattPipe.Port, Bearer {
  /** How long to wait for a larger packet, because some phones never answer that question. */
  static final long MTU_PATIENCE = 2_000;

  private final Context context;
  private final BluetoothDevice device;
  private final Bytes nonce;
  private final long mtuPatience;
  private final GattPipe pipe = new GattPipe(this, GattNames.FIRST_MTU);
  private final GattAnswers answers = new GattAnswers(pipe, this::disconnect);
  private @Nullable BluetoothGatt gatt;
  private @Nullable BluetoothGattCharacteristic up;
  private boolean closed;

  GattDialing(Context context, BluetoothDevice device, Bytes nonce, long mtuPatience) {
    this.context = context;
    this.device = device;
    this.nonce = nonce;
    this.mtuPatience = mtuPatience;
  }

  @Override
  public Carrier connect() throws IOException {
    try {
      BluetoothGatt connection = begin();
      if (connection != null && isReady(connection)) {
        return new Carrier(pipe, Way.GATT, Optional.empty(), this);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close();
    throw new IOException("no link over GATT, status " + answers.failure());
  }

  private @Nullable BluetoothGatt begin() {
    try {
      synchronized (this) {
        if (!closed) {
          gatt = device.connectGatt(context, false, answers, BluetoothDevice.TRANSPORT_LE);
        }
        return gatt;
      }
    } catch (SecurityException taken) {
      return null;
    }
  }

  private boolean isReady(BluetoothGatt connection) throws InterruptedException {
    if (!answers.await(Step.CONNECTION, GattAnswers.FOR_EVER)) {
      return false;
    }
    if (Guarded.tryTo(() -> connection.requestMtu(GattNames.MTU))) {
      var unused = answers.await(Step.MTU, mtuPatience); // small packets will do
    }
    BluetoothGattService service = discover(connection);
    if (service == null && GattCalls.refresh(connection)) {
      service = discover(connection);
    }
    return service != null && hasLane(connection, service);
  }

  private boolean ask(Step step, BooleanSupplier question) throws InterruptedException {
    answers.forget(step);
    return Guarded.tryTo(question) && answers.await(step, GattAnswers.FOR_EVER);
  }

  private @Nullable BluetoothGattService discover(BluetoothGatt connection)
      throws InterruptedException {
    return ask(Step.SERVICES, connection::discoverServices)
        ? connection.getService(TableUuid.service(nonce))
        : null;
  }

  private boolean hasLane(BluetoothGatt connection, BluetoothGattService service)
      throws InterruptedException {
    BluetoothGattCharacteristic desk = service.getCharacteristic(TableUuid.lane(nonce));
    if (desk == null || !ask(Step.LANE, () -> connection.readCharacteristic(desk))) {
      return false;
    }
    int lane = Lanes.heard(answers.lane());
    BluetoothGattCharacteristic down = service.getCharacteristic(TableUuid.down(nonce, lane));
    BluetoothGattDescriptor subscription =
        down == null ? null : down.getDescriptor(GattNames.SUBSCRIPTION);
    synchronized (this) {
      up = service.getCharacteristic(TableUuid.up(nonce, lane));
    }
    return subscription != null
        && ask(Step.SUBSCRIPTION, () -> GattCalls.subscribe(connection, subscription));
  }

  @Override
  public boolean write(byte[] piece) {
    BluetoothGatt connection;
    BluetoothGattCharacteristic to;
    synchronized (this) {
      connection = gatt;
      to = up;
    }
    return connection != null && to != null && GattCalls.write(connection, to, piece);
  }

  @Override
  public int packet() {
    return pipe.piece();
  }

  @Override
  public void hurry(boolean much) {
    BluetoothGatt connection;
    synchronized (this) {
      connection = gatt;
    }
    if (connection != null) {
      GattCalls.hurry(connection, much);
    }
  }

  @Override
  public void disconnect() {
    BluetoothGatt connection;
    synchronized (this) {
      closed = true;
      connection = gatt;
      gatt = null;
    }
    if (connection != null) {
      GattCalls.hangUp(connection);
    }
  }

  @Override
  public void close() {
    answers.end();
    disconnect();
  }
}
