package dev.parlor.app.nearby;

import dev.parlor.p2p.link.Link;
import dev.parlor.radio.RadioLink;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The links of one table. None of them outlives it. */
final class OpenLinks {
  private final Set<Link> open = new HashSet<>();
  private boolean closed;

  /** Takes a link into its care. {@code gone} is told when it has ended. */
  HeldLink hold(RadioLink link, Runnable gone) {
    HeldLink held =
        new HeldLink(
            link,
            ended -> {
              forget(ended);
              gone.run();
            });
    boolean tooLate;
    synchronized (this) {
      open.add(held);
      tooLate = closed;
    }
    if (tooLate) {
      held.close();
    }
    return held;
  }

  synchronized int count() {
    return open.size();
  }

  private synchronized void forget(Link link) {
    open.remove(link);
  }

  /** Ends the links that are left, and all that come later. */
  void close() {
    List<Link> left;
    synchronized (this) {
      closed = true;
      left = new ArrayList<>(open);
    }
    left.forEach(Link::close);
  }
}
