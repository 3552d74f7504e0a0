package dev.parlor.p2p.table;

import dev.parlor.p2p.clock.Timeline;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntConsumer;

/**
 * The time of phones around one table. Messages arrive at once and in order. When all is quiet,
 * time goes to the next moment at which a phone wants to be woken. A phone wants to be woken once:
 * a later wish takes the place of an earlier one.
 */
final class VirtualTime {
  private static final long START = 1_700_000_000_000L;

  private final Timeline line = new Timeline(START);
  private final Deque<Runnable> mail = new ArrayDeque<>();
  private final Map<Integer, Long> wakes = new TreeMap<>();
  private final Set<Integer> due = new TreeSet<>();
  private final IntConsumer wake;

  /**
   * @param wake told the seats whose time has come, in their order
   */
  VirtualTime(IntConsumer wake) {
    this.wake = wake;
  }

  long now() {
    return line.now();
  }

  /** Sends something. It arrives behind all that is on its way. */
  void post(Runnable arrival) {
    mail.add(arrival);
  }

  void loseMail() {
    mail.clear();
  }

  void wakeAt(int seat, long time) {
    forget(seat);
    wakes.put(seat, time);
    line.at(time, () -> comes(seat, time));
  }

  private void comes(int seat, long time) {
    Long wanted = wakes.get(seat);
    if (wanted != null && wanted == time) {
      due.add(seat);
    }
  }

  /** Forgets when this seat wants to be woken. */
  void forget(int seat) {
    wakes.remove(seat);
    due.remove(seat);
  }

  /** Delivers one message; false when all is quiet. */
  boolean step() {
    Runnable next = mail.poll();
    if (next == null) {
      return false;
    }
    next.run();
    return true;
  }

  void settle() {
    while (step()) {
      // goes on until all is quiet
    }
  }

  /** The time at which the next phone wants to be woken, or {@code Long.MAX_VALUE}. */
  long next() {
    return wakes.values().stream().min(Long::compare).orElse(Long.MAX_VALUE);
  }

  /** Wakes the phone that wants to be woken next; false if none does. */
  boolean wakeNext() {
    if (wakes.isEmpty()) {
      return false;
    }
    skipTo(next());
    for (int seat : List.copyOf(due)) {
      forget(seat);
      wake.accept(seat);
    }
    settle();
    return true;
  }

  /** Lets time pass up to this moment without waking anybody. */
  void skipTo(long time) {
    boolean[] there = new boolean[1];
    line.at(time, () -> there[0] = true);
    while (!there[0]) {
      line.step();
    }
  }
}
