package dev.parlor.bench.door;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;

/** How long honest people waited for one thing, and how often in vain. */
final class WaitTimes {
  private final List<Long> sorted = new ArrayList<>();
  private int failures;

  /**
   * Notes one attempt.
   *
   * @param millis how long it took; empty when it was in vain
   */
  synchronized void add(OptionalLong millis) {
    if (millis.isPresent()) {
      sorted.add(millis.getAsLong());
      Collections.sort(sorted);
    } else {
      failures++;
    }
  }

  synchronized int count() {
    return sorted.size();
  }

  synchronized int failures() {
    return failures;
  }

  /** The median of all waits; -1 if there are none. */
  synchronized long median() {
    return sorted.isEmpty() ? -1 : sorted.get((sorted.size() - 1) / 2);
  }

  /** The longest wait; -1 if there are none. */
  synchronized long worst() {
    return sorted.isEmpty() ? -1 : sorted.get(sorted.size() - 1);
  }

  /** Whether there were waits, none in vain, and none longer than this. */
  synchronized boolean areWithin(long millis) {
    return !sorted.isEmpty() && failures == 0 && worst() <= millis;
  }
}
