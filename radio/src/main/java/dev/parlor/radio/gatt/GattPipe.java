package dev.parlor.radio.gatt;

import dev.parlor.p2p.link.Origin;
import dev.parlor.radio.hardware.Pieces;
import dev.parlor.rim.link.Pipe;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;

/**
 * Streams over GATT. What is written leaves in pieces that fit into one packet, and each only when
 * the one before was taken. Knows nothing of Android.
 */
public final class GattPipe implements Pipe {
  private static final int HEADER = 3;

  /**
   * The longest piece. With its headers it fills two packets of 251 bytes in the link layer to the
   * last byte.
   */
  private static final int LONGEST = 495;

  private static final long PATIENCE = 30_000;
  private static final int BUSY_TRIES = 200;
  private static final long BUSY_PAUSE = 10;

  /** One end of a GATT connection. */
  public interface Port {
    /** Hands over one piece; false when the radio does not take it now. {@link #taken} follows. */
    boolean write(byte[] piece);

    void disconnect();

    /** Where the other end is, as this connection shows it. */
    default Origin origin() {
      return Origin.slow(Optional.empty());
    }
  }

  private final Port port;
  private final long busyPause;
  private final ByteQueue arrived = new ByteQueue();
  private final OutputStream out = new Pieces(new Packets());
  private int piece;
  private boolean pending;
  private boolean failed;

  public GattPipe(Port port, int mtu) {
    this(port, mtu, BUSY_PAUSE);
  }

  GattPipe(Port port, int mtu, long busyPause) {
    this.port = port;
    this.busyPause = busyPause;
    this.piece = pieceFor(mtu);
  }

  /** How many bytes fit into one packet. */
  static int pieceFor(int mtu) {
    return Math.max(1, Math.min(mtu - HEADER, LONGEST));
  }

  public synchronized void mtu(int mtu) {
    piece = pieceFor(mtu);
  }

  /** Takes bytes that came from the peer. */
  public void arrived(byte[] bytes) {
    if (!arrived.add(bytes)) {
      close(); // more waits than anybody will ever hear
    }
  }

  /** The radio has taken the last piece, or has failed to. */
  public synchronized void taken(boolean well) {
    pending = false;
    failed |= !well;
    notifyAll();
  }

  /** The connection is gone. */
  public void gone() {
    synchronized (this) {
      failed = true;
      notifyAll();
    }
    arrived.end();
  }

  @Override
  public Origin origin() {
    return port.origin();
  }

  @Override
  public InputStream in() {
    return arrived;
  }

  @Override
  public OutputStream out() {
    return out;
  }

  @Override
  public void endOutput() {
    // the peer learns of it by the end of the connection
  }

  @Override
  public void close() {
    gone();
    port.disconnect();
  }

  private synchronized void write(byte[] bytes) throws IOException {
    try {
      handOver(bytes);
      long until = System.nanoTime() + PATIENCE * 1_000_000;
      while (pending && !failed) {
        long left = (until - System.nanoTime()) / 1_000_000;
        if (left <= 0) {
          throw new InterruptedIOException("the peer takes nothing");
        }
        wait(left);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
    if (failed) {
      throw new IOException("the connection is gone");
    }
  }

  /** Hands a piece over. A radio may be busy for a moment with what another app has asked of it. */
  private void handOver(byte[] bytes) throws IOException, InterruptedException {
    pending = true;
    for (int i = 0; !failed && !port.write(bytes); i++) {
      if (i == BUSY_TRIES) {
        throw new InterruptedIOException("the radio takes nothing");
      }
      wait(busyPause);
    }
  }

  /** How many bytes go into one packet now. */
  public synchronized int piece() {
    return piece;
  }

  private final class Packets implements Pieces.Taker {
    @Override
    public int most() {
      return piece();
    }

    @Override
    public int take(byte[] bytes, int from, int to) throws IOException {
      GattPipe.this.write(Arrays.copyOfRange(bytes, from, to));
      return to - from;
    }
  }
}
