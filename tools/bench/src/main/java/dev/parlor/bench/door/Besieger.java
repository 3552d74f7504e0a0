package dev.parlor.bench.door;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** One attacker in the crowd before a door. When it is sent away, it comes again. */
final class Besieger {
  private static final int BUFFER = 16 * 1024;

  /** The time within which all attackers have come. */
  private static final int GATHERING_MILLIS = 1_000;

  private final InetSocketAddress door;
  private final InetAddress from;
  private final Manner manner;
  private final Random random;
  private @Nullable SocketChannel channel;
  private long due;
  private final AtomicInteger calls = new AtomicInteger();

  Besieger(InetSocketAddress door, InetAddress from, Manner manner, Random random, long now) {
    this.door = door;
    this.from = from;
    this.manner = manner;
    this.random = random;
    this.due = now + random.nextInt(GATHERING_MILLIS);
  }

  /** How often the door has taken a connection of this attacker. */
  int calls() {
    return calls.get();
  }

  /** Does what is due at this time. */
  void look(Selector selector, long now) {
    if (now < due) {
      return;
    }
    due = now + manner.pause(random);
    try {
      SocketChannel open = channel;
      if (open == null) {
        call(selector, now);
      } else if (open.isConnected()) {
        speak(open, now);
      }
    } catch (IOException refused) {
      sentAway(now);
    }
  }

  private void call(Selector selector, long now) throws IOException {
    SocketChannel open = SocketChannel.open();
    channel = open;
    open.configureBlocking(false);
    open.bind(new InetSocketAddress(from, 0));
    manner.begin(now);
    open.connect(door);
    open.register(selector, SelectionKey.OP_CONNECT | SelectionKey.OP_READ, this);
  }

  /** Goes on when the door has opened, said something, or shut. */
  void ready(SelectionKey key, long now) {
    SocketChannel open = channel;
    try {
      if (open == null) {
        return;
      } else if (key.isConnectable()) {
        open.finishConnect();
        key.interestOps(SelectionKey.OP_READ);
        calls.incrementAndGet();
        speak(open, now);
      } else {
        hear(open, now);
      }
    } catch (IOException shut) {
      sentAway(now);
    }
  }

  private void hear(SocketChannel open, long now) throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
    if (open.read(buffer) < 0) {
      sentAway(now);
      return;
    }
    byte[] bytes = new byte[buffer.flip().remaining()];
    buffer.get(bytes);
    manner.hear(bytes, now);
    speak(open, now);
  }

  /**
   * Says what is next. Bytes that find no room on the way are lost, which an attacker does not
   * mind.
   */
  private void speak(SocketChannel open, long now) throws IOException {
    byte[] next = manner.next(now);
    if (next.length > 0) {
      open.write(ByteBuffer.wrap(next));
    }
  }

  private void sentAway(long now) {
    close();
    due = now + manner.pause(random);
  }

  void close() {
    try {
      SocketChannel open = channel;
      channel = null;
      if (open != null) {
        open.close();
      }
    } catch (IOException gone) {
      // it is closed then
    }
  }
}
