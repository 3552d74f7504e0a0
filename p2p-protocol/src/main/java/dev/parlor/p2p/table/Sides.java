package dev.parlor.p2p.table;

import java.util.Set;
import java.util.TreeSet;

/** Which other phones of the table are linked to this one, with the host or past it. */
final class Sides {
  private final Set<Integer> linked = new TreeSet<>();

  void up(int seat) {
    linked.add(seat);
  }

  void down(int seat) {
    linked.remove(seat);
  }

  boolean isLinked(int seat) {
    return linked.contains(seat);
  }
}
