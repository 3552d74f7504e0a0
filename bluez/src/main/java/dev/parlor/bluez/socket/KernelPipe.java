package dev.parlor.bluez.socket;

import dev.parlor.radio.hardware.Pieces;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** The streams of a connected socket. */
final class KernelPipe extends PeerPipe {
  /**
   * The longest write over RFCOMM. The kernel never takes one that is longer than its buffer of 50
   * kB, so writes are cut into pieces.
   */
  private static final int RFCOMM_PIECE = 4096;

  /** The size of the buffer for reading. If a packet were read in part, its rest would be lost. */
  private static final int LONGEST_PACKET = 65_536;

  private volatile int piece;
  private final InputStream in = new In();
  private final OutputStream out = new Pieces(new Writes());

  private KernelPipe(Socket socket, Endpoint peer, int piece) {
    super(socket, peer);
    this.piece = piece;
  }

  static KernelPipe rfcomm(Socket socket, Endpoint peer) {
    return new KernelPipe(socket, peer, RFCOMM_PIECE);
  }

  static KernelPipe l2cap(Socket socket, Endpoint peer) throws IOException {
    return new KernelPipe(socket, peer, mtu(socket));
  }

  private static int mtu(Socket socket) throws IOException {
    return socket.option(Libc.SOL_BLUETOOTH, Libc.BT_SNDMTU, 2);
  }

  @Override
  public InputStream in() {
    return in;
  }

  @Override
  public OutputStream out() {
    return out;
  }

  @Override
  public void close() {
    socket.close();
  }

  private final class In extends InputStream {
    private final byte[] packet = new byte[LONGEST_PACKET];
    private int from;
    private int to;

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int at, int most) throws IOException {
      if (from == to) {
        from = 0;
        to = Math.max(0, socket.read(packet));
        if (to == 0) {
          return -1;
        }
      }
      int count = Math.min(most, to - from);
      System.arraycopy(packet, from, bytes, at, count);
      from += count;
      return count;
    }
  }

  private final class Writes implements Pieces.Taker {
    @Override
    public int most() {
      return piece;
    }

    @Override
    public int take(byte[] bytes, int from, int to) throws IOException {
      try {
        return socket.write(bytes, from, to);
      } catch (Socket.TooLong failed) {
        shrink(failed);
        return 0;
      }
    }

    /**
     * Makes packets smaller after one was too long. The kernel was seen to allow less than it said
     * when the connection was new.
     */
    private void shrink(Socket.TooLong failed) throws IOException {
      int now = mtu(socket);
      if (now >= piece) {
        throw failed;
      }
      piece = now;
    }
  }
}
