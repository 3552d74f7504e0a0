package dev.parlor.radio.gatt;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A stream that one thread fills and another reads. Its end comes after all that was added before.
 */
public final class ByteQueue extends InputStream {
  private static final int MAX_WAITING = 4 << 20;

  /** What a piece costs beside its bytes, because a peer may send them one by one. */
  private static final int PIECE = 40;

  private final Deque<byte[]> waiting = new ArrayDeque<>();
  private int size;
  private int at;
  private boolean ended;

  /** False when too much waits already, or the end has come. */
  public synchronized boolean add(byte[] bytes) {
    if (ended || size + PIECE + bytes.length > MAX_WAITING) {
      return false;
    }
    if (bytes.length > 0) {
      waiting.add(bytes.clone());
      size += PIECE + bytes.length;
      notifyAll();
    }
    return true;
  }

  public synchronized void end() {
    ended = true;
    notifyAll();
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public synchronized int read(byte[] to, int from, int count) throws IOException {
    try {
      while (waiting.isEmpty() && !ended) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
    byte[] first = waiting.peek();
    if (first == null) {
      return -1;
    }
    int taken = Math.min(count, first.length - at);
    System.arraycopy(first, at, to, from, taken);
    at += taken;
    size -= taken;
    if (at == first.length) {
      waiting.remove();
      size -= PIECE;
      at = 0;
    }
    return taken;
  }
}
