package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothGattCharacteristic;
import android.bluetooth.BluetoothGattServer;
import dev.parlor.p2p.link.Origin;
import dev.parlor.radio.Way;
import dev.parlor.radio.gatt.GattPipe;
import dev.parlor.radio.hardware.Bearer;
import dev.parlor.radio.hardware.Carrier;
import java.util.Optional;

/** One phone at the other end of a lane. */
final class GattGuest implements GattPipe.Port, Bearer {
  private final GattHost host;
  private final BluetoothDevice device;
  private final BluetoothGattCharacteristic down;
  final GattPipe pipe;

  GattGuest(GattHost host, BluetoothDevice device, BluetoothGattCharacteristic down, int mtu) {
    this.host = host;
    this.device = device;
    this.down = down;
    this.pipe = new GattPipe(this, mtu);
  }

  Carrier carrier() {
    return new Carrier(pipe, Way.GATT, Optional.empty(), this);
  }

  @Override
  public boolean write(byte[] piece) {
    BluetoothGattServer open = host.server();
    return open != null && GattCalls.notify(open, device, down, piece);
  }

  @Override
  public Origin origin() {
    return SocketPipe.origin(device);
  }

  @Override
  public int packet() {
    return pipe.piece();
  }

  @Override
  public void disconnect() {
    host.hangUp(device, this);
  }
}
