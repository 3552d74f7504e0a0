package dev.parlor.p2p.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a switchboard has to say, in the order in which it happened. Who is told something may bring
 * about more, which comes behind all that was there: a peer takes frames in their order only.
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

  /** Whether the telling may begin: not inside another, which comes to all that is here. */
  boolean mayBegin() {
    boolean begins = !telling;
    telling = true;
    return begins;
  }

  /** The next of a telling that has begun; null ends it, for all is quiet. */
  @Nullable SwitchboardEvent next() {
    SwitchboardEvent next = waiting.poll();
    telling = next != null;
    return next;
  }
}
