package dev.parlor.rim.link;

import dev.parlor.p2p.link.Link;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** One end of a link inside this process. */
public final class MemoryLink implements Link {
  private static final int MAX_WAITING = 4 << 20;

  private final Executor executor;
  private final Deque<byte[]> inbox = new ArrayDeque<>();
  private @Nullable MemoryLink peer;
  private @Nullable Receiver receiver;
  private int waiting;
  private boolean peerEnded;
  private boolean closed;
  private boolean delivering;

  private MemoryLink(Executor executor) {
    this.executor = executor;
  }

  /** The two ends of a link. */
  public record Pair(Link one, Link other) {}

  /** Makes a link whose deliveries run on this executor. */
  public static Pair pair(Executor executor) {
    MemoryLink one = new MemoryLink(executor);
    MemoryLink other = new MemoryLink(executor);
    one.peer = other;
    other.peer = one;
    return new Pair(one, other);
  }

  @Override
  public synchronized void start(Receiver to) {
    receiver = to;
    deliver();
  }

  @Override
  public void send(byte[] bytes) {
    MemoryLink to = peer();
    if (to != null && !to.take(bytes.clone())) {
      end();
      to.end();
    }
  }

  @Override
  public void close() {
    MemoryLink to = peer();
    synchronized (this) {
      closed = true;
      inbox.clear();
    }
    if (to != null) {
      to.end();
    }
  }

  private synchronized @Nullable MemoryLink peer() {
    return closed || peerEnded ? null : peer;
  }

  private synchronized boolean take(byte[] bytes) {
    if (closed || peerEnded) {
      return true; // nobody hears it
    }
    inbox.add(bytes);
    waiting += bytes.length;
    deliver();
    return waiting <= MAX_WAITING;
  }

  private synchronized void end() {
    peerEnded = true;
    deliver();
  }

  private synchronized void deliver() {
    if (!delivering && receiver != null && !closed && (peerEnded || !inbox.isEmpty())) {
      delivering = true;
      executor.execute(this::next);
    }
  }

  private void next() {
    Receiver to;
    byte[] bytes;
    synchronized (this) {
      to = receiver;
      bytes = inbox.poll();
      if (closed || to == null) {
        return;
      }
    }
    if (bytes == null) {
      to.ended(); // nothing is delivered after it, because the flag that says so stays set
      return;
    }
    to.received(bytes);
    synchronized (this) {
      waiting -= bytes.length;
      delivering = false;
      deliver();
    }
  }
}
