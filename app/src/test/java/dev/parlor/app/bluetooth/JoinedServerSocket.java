package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothAdapter;
import android.bluetooth.BluetoothServerSocket;
import android.bluetooth.BluetoothSocket;
import android.os.ParcelUuid;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.shadows.ShadowBluetoothServerSocket;

/** A server socket that has a channel. Its {@code accept} ends when it is closed. */
@Implements(BluetoothServerSocket.class)
public class JoinedServerSocket extends ShadowBluetoothServerSocket {
  private final Deque<BluetoothSocket> came = new ArrayDeque<>();
  private final int phone = OwnPhone.now();
  private int kind;
  private int channel;
  private @Nullable ParcelUuid service;
  private boolean closed;

  @Implementation
  protected void __constructor__(int type, boolean auth, boolean encrypt, ParcelUuid uuid) {
    kind = type;
    service = uuid;
    channel = JoinedAir.isChannel(type) ? JoinedAir.nextChannel() : -1;
    JoinedAir.listening(this);
  }

  /** The constructor of Android 17 and later. */
  @Implementation(minSdk = 37)
  protected void __constructor__(
      BluetoothAdapter adapter, int type, boolean auth, boolean encrypt, ParcelUuid uuid) {
    __constructor__(type, auth, encrypt, uuid);
  }

  /** The type of BluetoothSocket. */
  int kind() {
    return kind;
  }

  int phone() {
    return phone;
  }

  int channel() {
    return channel;
  }

  /** The service by which a socket of RFCOMM is found; null for another kind. */
  @Nullable ParcelUuid service() {
    return service;
  }

  synchronized void came(BluetoothSocket guest) {
    came.add(guest);
    notifyAll();
  }

  @Implementation
  @Override
  protected synchronized BluetoothSocket accept(int timeout) throws IOException {
    try {
      while (came.isEmpty() && !closed) {
        wait();
      }
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    if (closed) {
      throw new IOException("read failed, socket might closed or timeout, read ret: -1");
    }
    return came.remove();
  }

  @Implementation
  @Override
  protected synchronized void close() {
    closed = true;
    JoinedAir.shut(this);
    notifyAll();
  }

  @Implementation
  protected int getPsm() {
    return channel;
  }
}
