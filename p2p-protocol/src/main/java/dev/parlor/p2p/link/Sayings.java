package dev.parlor.p2p.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a switchboard has to say, in the order in which it happened. A listener may cause more while
 * it is told; that is said after everything that waits already, because a peer takes frames only in
 * their order.
 */
final class Sayings {
  private final Deque<SwitchboardEvent> waiting = new ArrayDeque<>();
  private boolean telling;

  void add(SwitchboardEvent event) {
    waiting.add(event);
  }

  List<SwitchboardEvent> take() {
    List<SwitchboardEvent> all = new ArrayList<>(waiting);
    waiting.clear();
    return all;
  }

  /**
   * Whether the caller may tell what waits. It may not inside another telling, which will come to
   * it.
   */
  boolean mayBegin() {
    boolean begins = !telling;
    telling = true;
    return begins;
  }

  /** What is to be told next; null ends the telling, because nothing waits any more. */
  @Nullable SwitchboardEvent next() {
    SwitchboardEvent next = waiting.poll();
    telling = next != null;
    return next;
  }
}
