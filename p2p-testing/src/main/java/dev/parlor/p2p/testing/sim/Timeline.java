package dev.parlor.p2p.testing.sim;

import java.util.PriorityQueue;

/** Virtual time: what is to happen, in the order of its time and then of its planning. */
final class Timeline {
  private record Planned(long time, long number, Runnable what) implements Comparable<Planned> {
    @Override
    public int compareTo(Planned other) {
      int byTime = Long.compare(time, other.time);
      return byTime != 0 ? byTime : Long.compare(number, other.number);
    }
  }

  private final PriorityQueue<Planned> queue = new PriorityQueue<>();
  private final long start;
  private long now;
  private long planned;
  private long happened;

  Timeline(long start) {
    this.start = start;
    this.now = start;
  }

  long now() {
    return now;
  }

  /** Milliseconds since the beginning. */
  long elapsed() {
    return now - start;
  }

  /** How many things have happened. */
  long happened() {
    return happened;
  }

  void at(long time, Runnable what) {
    queue.add(new Planned(Math.max(now, time), planned++, what));
  }

  void in(long millis, Runnable what) {
    at(now + millis, what);
  }

  /** Lets the next thing happen; false when nothing is planned any more. */
  boolean step() {
    Planned next = queue.poll();
    if (next == null) {
      return false;
    }
    now = next.time();
    happened++;
    next.what().run();
    return true;
  }
}
