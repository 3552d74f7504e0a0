package dev.parlor.p2p.clock;

import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Virtual time: planned things happen in the order of their times, and those of one moment in the
 * order of planning. Whatever plays tables without waiting takes its time from here: simulations,
 * demonstrations, tests.
 */
public final class Timeline {
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

  public Timeline(long start) {
    this.start = start;
    this.now = start;
  }

  public long now() {
    return now;
  }

  /** Milliseconds since the beginning. */
  public long elapsed() {
    return now - start;
  }

  /** How many things have happened. */
  public long happened() {
    return happened;
  }

  public void at(long time, Runnable what) {
    queue.add(new Planned(Math.max(now, time), planned++, what));
  }

  public void in(long millis, Runnable what) {
    at(now + millis, what);
  }

  /** The time at which the next thing is to happen, or {@code Long.MAX_VALUE}. */
  public long next() {
    Planned next = queue.peek();
    return next == null ? Long.MAX_VALUE : next.time();
  }

  /** Lets the next thing happen; false when nothing is planned any more. */
  public boolean step() {
    Runnable next = poll();
    if (next == null) {
      return false;
    }
    next.run();
    return true;
  }

  /**
   * Moves the time to the next planned thing and hands it out for the caller to run; null when
   * nothing is planned.
   */
  public @Nullable Runnable poll() {
    Planned next = queue.poll();
    if (next == null) {
      return null;
    }
    now = next.time();
    happened++;
    return next.what();
  }

  /** Forgets everything that is planned. */
  public void clear() {
    queue.clear();
  }
}
