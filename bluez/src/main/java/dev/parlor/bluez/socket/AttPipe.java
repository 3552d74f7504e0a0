package dev.parlor.bluez.socket;

import dev.parlor.bluez.att.AttGuest;
import dev.parlor.bluez.att.AttRequest;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.radio.gatt.ByteQueue;
import dev.parlor.radio.hardware.Pieces;
import dev.parlor.rim.link.Daemon;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The guest's streams over GATT. A thread of its own takes what comes: it passes pieces on and
 * answers requests.
 */
final class AttPipe extends PeerPipe {
  private static final int LONGEST = 1024;
  private static final long PATIENCE = 30;
  private static final long LAST_MILLIS = 1000;

  private final AttGuest guest;
  private final ByteQueue in = new ByteQueue();
  private final AttRequest request = new AttRequest();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final OutputStream out = new Pieces(new Writes());

  private AttPipe(Socket socket, Endpoint peer, AttGuest guest) {
    super(socket, peer);
    this.guest = guest;
  }

  /** Opens a connection's lane: makes all requests that it takes to have one. */
  static AttPipe open(Socket socket, Endpoint peer, AttGuest guest) throws IOException {
    AttPipe pipe = new AttPipe(socket, peer, guest);
    pipe.send(guest.begin());
    while (!guest.isReady()) {
      pipe.takeOne();
    }
    Daemon.thread("parlor-att", pipe::pump).start();
    return pipe;
  }

  private void send(byte[] pdu) throws IOException {
    int unused = socket.write(pdu, 0, pdu.length);
  }

  private void takeOne() throws IOException {
    byte[] buffer = new byte[LONGEST];
    int count = socket.read(buffer);
    if (count <= 0) {
      throw new IOException("the connection is gone");
    }
    byte[] pdu = Arrays.copyOf(buffer, count);
    if (guest.isRefused(pdu)) {
      throw new IOException("the host refuses what is written");
    } else if (guest.isTaken(pdu)) {
      request.answered();
    }
    Optional<byte[]> piece = guest.piece(pdu);
    if (piece.isPresent() && !in.add(piece.get())) {
      throw new IOException("more than anybody will ever hear");
    }
    try {
      Optional<byte[]> then = guest.heard(pdu);
      if (then.isPresent()) {
        send(then.get());
      }
    } catch (Malformed nonsense) {
      throw new IOException(nonsense);
    }
  }

  private void pump() {
    try {
      while (true) {
        takeOne();
      }
    } catch (IOException over) {
      close();
    }
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
    if (!closed.getAndSet(true) && guest.isReady()) {
      try {
        request.last(() -> send(guest.leave()), LAST_MILLIS);
      } catch (IOException gone) {
        // the host knows that it is over
      }
    }
    socket.close();
    request.answered(); // a writer that waits meets the closed socket
    in.end();
  }

  private final class Writes implements Pieces.Taker {
    @Override
    public int most() {
      return guest.piece();
    }

    @Override
    public int take(byte[] bytes, int from, int to) throws IOException {
      byte[] piece = guest.write(bytes, from, to);
      if (guest.isAnswered()) {
        request.make(() -> send(piece), PATIENCE);
      } else {
        send(piece);
      }
      return to - from;
    }
  }
}
