package dev.parlor.rim.link;

/**
 * How much of what a link hears may wait for the one thread that deals with it. Whoever says more
 * than that thread can deal with waits: nothing more is taken from a peer than fits in here.
 */
public final class Inbox {
  private static final int MOST_WAITING = 64 * 1024;

  private int waiting;
  private boolean closed;

  /**
   * Waits until there is room for so many bytes; false when nobody deals with them any more. What
   * is longer than all that may wait comes in alone.
   */
  public synchronized boolean enter(int length) {
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

  /** So many bytes are dealt with now. */
  public synchronized void leave(int length) {
    waiting -= length;
    notifyAll();
  }

  /** Nobody deals with anything any more; whoever waits is let go. */
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
