package dev.parlor.radio.hardware;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Callers that have come in and were not met yet, for a platform that reports them by callbacks.
 */
public final class Callers {
  private final Deque<Carrier> came = new ArrayDeque<>();
  private boolean shut;

  /** Adds a caller. After {@link #shut} it is hung up at once. */
  public void add(Carrier caller) {
    synchronized (this) {
      if (!shut) {
        came.add(caller);
        notifyAll();
        return;
      }
    }
    caller.pipe().close();
  }

  /** Waits for the next one; fails when nobody is let in any more. */
  public synchronized Carrier next() throws IOException {
    try {
      while (came.isEmpty() && !shut) {
        wait();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Carrier next = came.poll();
    if (next == null) {
      throw new IOException("shut");
    }
    return next;
  }

  public synchronized boolean isShut() {
    return shut;
  }

  /** Hangs up on callers that were not met, and wakes the thread that waits. */
  public void shut() {
    List<Carrier> unmet;
    synchronized (this) {
      shut = true;
      unmet = new ArrayList<>(came);
      came.clear();
      notifyAll();
    }
    unmet.forEach(caller -> caller.pipe().close());
  }
}
