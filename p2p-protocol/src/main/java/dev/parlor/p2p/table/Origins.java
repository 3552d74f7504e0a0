package dev.parlor.p2p.table;

import dev.parlor.p2p.link.Origin;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.wire.Bytes;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What is known of a connection before it is used: whence it comes, and whose door it leads to. */
final class Calls {
  private final Map<Integer, Origin> origins = new HashMap<>();
  private final Map<Integer, Bytes> sought = new HashMap<>();

  void knows(int connection, Origin origin) {
    origins.put(connection, origin);
  }

  void seeks(int connection, Bytes npub) {
    sought.put(connection, npub);
  }

  /** Told once. */
  Origin origin(int connection) {
    Origin known = origins.remove(connection);
    return known == null ? Origin.slow(Optional.empty()) : known;
  }

  /** Whose door it is: the host's, unless another was sought. Told once. */
  Optional<Bytes> whom(int connection, Optional<Roster> roster) {
    Bytes sideways = sought.remove(connection);
    return sideways == null ? roster.map(known -> known.invite().host()) : Optional.of(sideways);
  }
}
