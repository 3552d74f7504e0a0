package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothSocket;
import java.io.IOException;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadows.ShadowBluetoothSocket;
import org.robolectric.util.ReflectionHelpers;

/** A socket that reaches a {@link JoinedServerSocket}, and whose closing ends both of its ends. */
@Implements(BluetoothSocket.class)
public class JoinedSocket extends ShadowBluetoothSocket {
  @SuppressWarnings("NullAway.Init") // Robolectric sets it
  @RealObject
  private BluetoothSocket real;

  @Implementation
  @Override
  protected void connect() throws IOException {
    if (JoinedAir.isSilent()) {
      blockConnect();
    }
    super.connect();
    int kind = real.getConnectionType();
    boolean there = SignAir.isThere(real.getRemoteDevice().getAddress());
    if (JoinedAir.isChannel(kind) && !there) {
      throw new IOException("read failed, socket might closed or timeout, read ret: -1");
    }
    int channel =
        JoinedAir.isChannel(kind) ? ReflectionHelpers.<Integer>getField(real, "mPort") : -1;
    int phone = OwnPhone.at(real.getRemoteDevice().getAddress());
    JoinedAir.join(this, phone, kind, channel, ReflectionHelpers.getField(real, "mUuid"));
  }

  @Implementation
  @Override
  protected void close() throws IOException {
    super.close();
    end();
    hearEnd();
  }

  /** Ends the writing. What was written before is still carried on. */
  void end() {
    try {
      getOutputStream().close();
    } catch (IOException nothingLeftToDo) {
      // it is closed already
    }
  }

  /** Ends the reading. What came before can still be read. */
  void hearEnd() {
    try {
      getInputStreamFeeder().close();
    } catch (IOException nothingLeftToDo) {
      // it is closed already
    }
  }
}
