package dev.parlor.app.bluetooth;

import android.bluetooth.BluetoothDevice;
import android.content.Context;
import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.testing.link.LinkLab;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.Way;
import dev.parlor.radio.control.LivePipes;
import dev.parlor.radio.diary.Diary;
import dev.parlor.radio.hardware.Dialing;
import dev.parlor.radio.hardware.Hardware;
import dev.parlor.radio.hardware.Listening;
import dev.parlor.radio.testing.CountingAwake;
import dev.parlor.rim.link.Daemon;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Links over the radios of Robolectric's phone, which are joined. */
final class RadioLab implements LinkLab {
  private static final String HOST = "04:00:00:00:00:01";
  private static final Bytes NONCE = Bytes.of(new byte[] {1, 2, 3, 4});

  /**
   * How long a closing link lingers. In this process bytes are with the other at once, so nobody
   * waits for air.
   */
  private static final int LINGER_MILLIS = 20;

  private final Context context;
  private final Way way;
  private final Hardware hardware;
  final CountingAwake awake = new CountingAwake();
  private final LivePipes pipes = new LivePipes(awake, new Diary(() -> 0), LINGER_MILLIS);
  private @Nullable Listening listening;

  RadioLab(Context context, Way way) {
    this.context = context;
    this.way = way;
    this.hardware = new AndroidHardware(context);
    JoinedAir.clear();
    GattAir.clear();
  }

  @Override
  public void open(Consumer<Link> guests) throws IOException {
    Listening socket = hardware.listen(way, NONCE);
    listening = socket;
    Runnable letIn =
        () -> {
          try {
            while (true) {
              guests.accept(pipes.link(socket.accept()));
            }
          } catch (IOException shut) {
            // the lab is closed
          }
        };
    Daemon.thread("door", letIn).start();
  }

  private Dialing dial() throws IOException {
    if (way == Way.RFCOMM) {
      return hardware.dial(ClassicAddress.read(HOST).orElseThrow(AssertionError::new), NONCE);
    }
    BluetoothDevice device = RobolectricPhone.device(HOST);
    return new SeenDevice(context, device).dial(way, JoinedAir.PSM, NONCE);
  }

  @Override
  public Link connect() throws IOException {
    return pipes.link(dial().connect());
  }

  /** Gives up in the way of a call: by closing what connects. */
  @Override
  public Link connectToNobody() throws IOException {
    Dialing dialing = dial();
    JoinedAir.fallSilent(dialing::close);
    return pipes.link(dialing.connect());
  }

  @Override
  public void shut() {
    Listening open = listening;
    if (open != null) {
      open.close();
    }
  }

  @Override
  public void close() {
    shut();
    pipes.closeAll();
  }
}
