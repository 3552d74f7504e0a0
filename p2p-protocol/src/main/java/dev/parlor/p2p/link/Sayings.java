package dev.parlor.p2p.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

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

  /** Until all is quiet; asked for by whoever is being told, it leaves the rest to that telling. */
  void tell(SwitchboardEvent.Listener listener) {
    if (telling) {
      return;
    }
    telling = true;
    try {
      for (SwitchboardEvent next = waiting.poll(); next != null; next = waiting.poll()) {
        next.to(listener);
      }
    } finally {
      telling = false;
    }
  }
}
