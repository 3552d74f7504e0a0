package dev.parlor.rim.link;

import dev.parlor.p2p.link.Link;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Hands what a link hears to the one thread that deals with it. Whoever says more than that thread
 * can deal with waits: nothing more is taken from a peer than fits in here.
 */
public final class Inbox implements Link.Receiver {
  private static final int MOST_WAITING = 64 * 1024;

  private final Executor thread;
  private final Consumer<byte[]> heard;
  private final Runnable gone;
  private int waiting;
  private boolean closed;

  /**
   * @param thread runs one thing after the other
   */
  public Inbox(Executor thread, Consumer<byte[]> heard, Runnable gone) {
    this.thread = thread;
    this.heard = heard;
    this.gone = gone;
  }

  @Override
  public void received(byte[] bytes) {
    if (enter(bytes.length)) {
      thread.execute(
          () -> {
            leave(bytes.length);
            heard.accept(bytes);
          });
    }
  }

  /** What is longer than all that may wait comes in alone. */
  private synchronized boolean enter(int length) {
    try {
      while (!closed && waiting > 0 && waiting + length > MOST_WAITING) {
        wait();
      }
      waiting += length;
      return !closed;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private synchronized void leave(int length) {
    waiting -= length;
    notifyAll();
  }

  @Override
  public void ended() {
    thread.execute(gone);
  }

  /** Nobody deals with anything any more; whoever waits is let go. */
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
