package dev.parlor.rim.link;

/**
 * How much of what a link hears may wait for the one thread that deals with it. A peer that says
 * more than that thread can deal with has to wait, because no more is taken from it than fits in
 * here.
 */
public final class Inbox {
  private static final int MOST_WAITING = 64 * 1024;

  private int waiting;
  private boolean closed;

  /**
   * Waits until there is room for so many bytes; false when nobody deals with them any more. A
   * piece that is longer than the whole room comes in alone.
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

  /** This many bytes are dealt with now, so there is room for others. */
  public synchronized void leave(int length) {
    waiting -= length;
    notifyAll();
  }

  /** Nobody deals with anything any more. Callers that wait are let go. */
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
