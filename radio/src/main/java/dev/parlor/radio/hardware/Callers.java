package dev.parlor.radio.hardware;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Whoever has come in and was not met yet, for a platform that tells of them by calling. */
public final class Callers {
  private final Deque<Carrier> came = new ArrayDeque<>();
  private boolean shut;

  /** One more. After {@link #shut} nobody meets it, and it is hung up. */
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

  /** Hangs up on whoever was not met, and wakes whoever waits. */
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
