package dev.parlor.p2p.table;

import dev.parlor.p2p.link.Origin;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Where connections come from, or go to, as far as it is known before they are used. */
final class Origins {
  private final Map<Integer, Origin> known = new HashMap<>();

  void knows(int connection, Origin origin) {
    known.put(connection, origin);
  }

  /** The origin of a connection; it is handed out only once. */
  Origin of(int connection) {
    Origin origin = known.remove(connection);
    return origin == null ? Origin.slow(Optional.empty()) : origin;
  }
}
