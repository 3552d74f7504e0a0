package dev.parlor.p2p.table;

import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** The connections between seats, by their numbers. */
final class Cables {
  /** A connection of two seats. The first of them has the door. */
  record Cable(int door, int guest) {
    boolean touches(int seat) {
      return door == seat || guest == seat;
    }

    int other(int seat) {
      return door == seat ? guest : door;
    }
  }

  private final Map<Integer, Cable> all = new TreeMap<>();
  private int connections;

  /** The number that the next connection will have. */
  int next() {
    return connections;
  }

  int lay(int door, int guest) {
    int connection = connections++;
    all.put(connection, new Cable(door, guest));
    return connection;
  }

  boolean holds(int connection) {
    return all.containsKey(connection);
  }

  /** The seat at the other end, as long as there is one. */
  OptionalInt other(int connection, int seat) {
    Cable cable = all.get(connection);
    return cable == null ? OptionalInt.empty() : OptionalInt.of(cable.other(seat));
  }

  void cut(int connection) {
    all.remove(connection);
  }

  void cutAll() {
    all.clear();
  }

  /** The connections of a seat, in the order in which they were laid. */
  Map<Integer, Cable> of(int seat) {
    Map<Integer, Cable> own = new TreeMap<>(all);
    own.values().removeIf(cable -> !cable.touches(seat));
    return own;
  }
}
