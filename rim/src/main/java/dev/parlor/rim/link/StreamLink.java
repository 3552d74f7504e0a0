package dev.parlor.rim.link;

import dev.parlor.p2p.link.Link;
import dev.parlor.p2p.link.Origin;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A link over a pair of streams. One thread reads; another one writes, as soon as there is
 * something to write.
 */
public final class StreamLink implements Link {
  private static final int MAX_WAITING = 4 << 20;

  /**
   * How much is read at once of a peer that says little. {@link #MUCH} is for a peer that has
   * filled this.
   */
  private static final int LITTLE = 1024;

  private static final int MUCH = 16 * 1024;

  /** How long an end that has said all waits for the other to end as well. */
  public static final int LINGER_MILLIS = 1000;

  private final Pipe pipe;
  private final int lingerMillis;
  private final Deque<byte[]> outbox = new ArrayDeque<>();
  private int waiting;
  private boolean writing;
  private boolean closed;
  private boolean ended;

  public StreamLink(Pipe pipe) {
    this(pipe, LINGER_MILLIS);
  }

  /** A link over streams that needs less time than usual for bytes that are still on their way. */
  public StreamLink(Pipe pipe, int lingerMillis) {
    this.pipe = pipe;
    this.lingerMillis = lingerMillis;
  }

  @Override
  public Origin origin() {
    return pipe.origin();
  }

  @Override
  public void start(Receiver receiver) {
    Daemon.thread("parlor-read", () -> read(receiver)).start();
  }

  private void read(Receiver receiver) {
    byte[] buffer = new byte[LITTLE];
    try {
      InputStream in = pipe.in();
      int count = in.read(buffer);
      while (count >= 0) {
        if (!isClosed()) {
          receiver.received(Arrays.copyOf(buffer, count));
        }
        if (count == LITTLE) {
          buffer = new byte[MUCH];
        }
        count = in.read(buffer);
      }
    } catch (IOException broken) {
      // the end as well
    }
    boolean told = isClosed();
    shut();
    if (!told) {
      receiver.ended();
    }
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  @Override
  public void send(byte[] bytes) {
    synchronized (this) {
      if (closed || ended) {
        return;
      }
      outbox.add(bytes.clone());
      waiting += bytes.length;
      beWriting();
      notifyAll();
      if (waiting <= MAX_WAITING) {
        return;
      }
    }
    shut();
  }

  private synchronized void beWriting() {
    if (!writing) {
      writing = true;
      Daemon.thread("parlor-write", this::write).start();
    }
  }

  @Override
  public synchronized void close() {
    closed = true;
    beWriting();
    notifyAll();
  }

  @Override
  public void cut() {
    synchronized (this) {
      closed = true;
    }
    shut();
  }

  private void write() {
    try {
      byte[] bytes = next();
      while (bytes != null) {
        OutputStream out = pipe.out();
        out.write(bytes);
        out.flush();
        synchronized (this) {
          waiting -= bytes.length;
        }
        bytes = next();
      }
      goodBye();
    } catch (IOException | InterruptedException broken) {
      // the reader notices
    } finally {
      shut();
    }
  }

  private synchronized byte @Nullable [] next() throws InterruptedException {
    while (outbox.isEmpty() && !closed && !ended) {
      wait();
    }
    return ended ? null : outbox.poll();
  }

  /**
   * Says good-bye and waits for the other side. Closing at once, while bytes of the peer are on
   * their way, would destroy what this side sent last.
   */
  private synchronized void goodBye() throws IOException, InterruptedException {
    if (ended) {
      return;
    }
    pipe.endOutput();
    long until = System.nanoTime() + lingerMillis * 1_000_000L;
    while (!ended && System.nanoTime() < until) {
      wait(lingerMillis);
    }
  }

  private synchronized void shut() {
    ended = true;
    notifyAll();
    pipe.close();
  }
}
