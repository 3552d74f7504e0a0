package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.bluetooth.BluetoothSocket;
import android.os.ParcelUuid;
import dev.parlor.rim.link.Daemon;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.robolectric.shadow.api.Shadow;

/**
 * Joins the two ends that Robolectric's shadows leave unjoined. A caller reaches the server socket
 * of that channel, or of that service of RFCOMM, and pumps carry the bytes. For tests with
 * {@code @Config(shadows = {JoinedServerSocket.class, JoinedSocket.class})}.
 */
public final class JoinedAir {
  /** The channel of the first server socket of L2CAP. Each has a channel of its own. */
  static final int PSM = 0x85;

  private static final int L2CAP_LE = 4;

  /** The address that every guest seems to have. */
  static final String GUEST = "04:00:00:00:00:99";

  private static final AtomicInteger CHANNELS = new AtomicInteger(PSM);
  private static final List<JoinedServerSocket> LISTENING = new CopyOnWriteArrayList<>();
  private static volatile @Nullable Runnable onWait;

  private JoinedAir() {}

  /** Clears the air before a test, so that nothing is left over from another one. */
  public static void clear() {
    LISTENING.clear();
    CHANNELS.set(PSM);
    onWait = null;
  }

  /**
   * Makes the air silent from now on: nobody answers, and nobody refuses either.
   *
   * @param waits run whenever somebody waits in vain
   */
  static void fallSilent(Runnable waits) {
    onWait = waits;
  }

  /** Whether the air is silent. The one who asks waits in vain then. */
  static boolean isSilent() {
    Runnable waits = onWait;
    if (waits != null) {
      Daemon.thread("in-vain", waits).start();
    }
    return waits != null;
  }

  static void listening(JoinedServerSocket socket) {
    LISTENING.add(socket);
  }

  /** Whether sockets of this type of BluetoothSocket have channels: those of L2CAP. */
  static boolean isChannel(int kind) {
    return kind == BluetoothSocket.TYPE_L2CAP || kind == L2CAP_LE;
  }

  static int nextChannel() {
    return CHANNELS.getAndIncrement();
  }

  static void shut(JoinedServerSocket socket) {
    LISTENING.remove(socket);
  }

  /**
   * Leads a guest's socket to the last one that listens for its kind.
   *
   * @param phone the phone that it calls over RFCOMM
   * @param channel the channel of L2CAP; -1 for another kind
   * @param service the service of RFCOMM; null for another kind
   */
  static void join(
      JoinedSocket guest, int phone, int kind, int channel, @Nullable ParcelUuid service)
      throws IOException {
    JoinedServerSocket found = null;
    for (JoinedServerSocket socket : LISTENING) {
      boolean named = isChannel(kind) || Objects.equals(service, socket.service());
      boolean reached = isChannel(kind) || OwnPhone.reaches(phone, socket.phone());
      if (socket.kind() == kind && socket.channel() == channel && named && reached) {
        found = socket;
      }
    }
    if (found == null) {
      throw new IOException("read failed, socket might closed or timeout, read ret: -1");
    }
    BluetoothDevice device = RobolectricPhone.device(GUEST);
    BluetoothSocket inside = found.deviceConnected(device);
    JoinedSocket host = Shadow.extract(inside);
    pump(guest, host);
    pump(host, guest);
    found.came(inside);
  }

  /** Carries on what one end writes until it ends. */
  private static void pump(JoinedSocket from, JoinedSocket to) {
    InputStream in = from.getOutputStreamSink();
    OutputStream out = to.getInputStreamFeeder();
    Runnable carry =
        () -> {
          byte[] buffer = new byte[1024];
          try {
            int count = in.read(buffer);
            while (count >= 0) {
              out.write(buffer, 0, count);
              out.flush();
              count = in.read(buffer);
            }
          } catch (IOException ended) {
            // one of the two has closed
          }
          from.end();
          to.hearEnd();
        };
    Daemon.thread("pump", carry).start();
  }
}
