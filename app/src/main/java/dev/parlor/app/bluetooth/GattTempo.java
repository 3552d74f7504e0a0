package dev.parlor.app.bluetooth;

import android.annotation.SuppressLint;
import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGatt;
import android.bluetooth.BluetoothGattCallback;
import android.bluetooth.BluetoothProfile;
import android.bluetooth.BluetoothSocket;
import android.content.Context;
import dev.parlor.radio.hardware.Bearer;
import org.jspecify.annotations.Nullable;

/**
 * Short intervals for a channel of L2CAP. Android takes the wish for them only from a GATT
 * connection, so one is opened beside the channel when they are first needed. Nothing is carried on
 * it.
 */
@SuppressLint("MissingPermission") // Guarded minds a SecurityException
final class GattTempo extends BluetoothGattCallback implements Bearer {
  private final Context context;
  private final BluetoothDevice device;
  private final BluetoothSocket socket;
  private @Nullable BluetoothGatt gatt;
  private boolean connected;
  private boolean wanted;
  private boolean over;

  GattTempo(Context context, BluetoothDevice device, BluetoothSocket socket) {
    this.context = context;
    this.device = device;
    this.socket = socket;
  }

  @Override
  public int packet() {
    return SocketPipe.packet(socket);
  }

  @Override
  public synchronized void hurry(boolean much) {
    wanted = much;
    BluetoothGatt open = gatt;
    if (open != null && connected) {
      GattCalls.hurry(open, much);
    } else if (open == null && much && !over) {
      Guarded.run(
          () -> gatt = device.connectGatt(context, false, this, BluetoothDevice.TRANSPORT_LE));
    }
  }

  @Override
  public void onConnectionStateChange(BluetoothGatt connection, int status, int state) {
    boolean here = state == BluetoothProfile.STATE_CONNECTED;
    synchronized (this) {
      connected = here && !over;
      if (connected) {
        GattCalls.hurry(connection, wanted);
        return;
      }
      gatt = null;
    }
    GattCalls.hangUp(connection);
  }

  @Override
  public void over() {
    BluetoothGatt open;
    synchronized (this) {
      over = true;
      open = gatt;
      gatt = null;
    }
    if (open != null) {
      GattCalls.hangUp(open);
    }
  }
}
