package dev.parlor.bench.protocol;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Milliseconds that were measured, with their median and other percentiles. */
final class Numbers {
  private final List<Long> sorted = new ArrayList<>();

  void add(long millis) {
    sorted.add(millis);
    Collections.sort(sorted);
  }

  void addAll(List<Long> millis) {
    sorted.addAll(millis);
    Collections.sort(sorted);
  }

  /** The percentage of values that do not exceed this. */
  double percentWithin(long millis) {
    long within = sorted.stream().filter(value -> value <= millis).count();
    return 100.0 * within / Math.max(1, sorted.size());
  }

  int count() {
    return sorted.size();
  }

  /** The value that this part of all values does not exceed; -1 if there are none. */
  long atMost(double part) {
    return sorted.isEmpty()
        ? -1
        : sorted.get(Math.max(0, (int) Math.ceil(part * sorted.size()) - 1));
  }
}
