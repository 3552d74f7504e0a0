package dev.parlor.radio.control;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Limits how often a scan is started. Android silently ignores an app that starts more than five
 * scans within 30 s.
 */
final class StartBudget {
  private static final int STARTS = 5;
  private static final long WITHIN = 30_000;

  private final Deque<Long> starts = new ArrayDeque<>();

  /** How long to wait before the next start. */
  long waitAt(long now) {
    while (!starts.isEmpty() && now - starts.peek() > WITHIN) {
      starts.remove();
    }
    return starts.size() < STARTS ? 0 : starts.element() + WITHIN + 1 - now;
  }

  void started(long now) {
    starts.add(now);
  }
}
