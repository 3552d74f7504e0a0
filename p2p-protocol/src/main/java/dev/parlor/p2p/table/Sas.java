package dev.parlor.p2p.table;

import dev.parlor.p2p.log.Hash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The short authentication string: everybody commits to a random number, then reveals it, so that
 * nobody can look for a roster whose six digits fit.
 */
final class Sas {
  private final Roster roster;
  private final int me;
  private final Bytes random;
  private final Map<Integer, Bytes> commits = new TreeMap<>();
  private final Map<Integer, Bytes> reveals = new TreeMap<>();

  Sas(Roster roster, int me, Bytes random) {
    this.roster = roster;
    this.me = me;
    this.random = random;
  }

  Line commitLine() {
    return Line.of("SAS_COMMIT", me + 1, commitment(me, random));
  }

  /** My random number, once all have committed. */
  Optional<Line> revealLine() {
    return commits.size() == roster.seats().size()
        ? Optional.of(Line.of("SAS_REVEAL", me + 1, random))
        : Optional.empty();
  }

  /** Takes a line of either kind; false when it contradicts what was said before. */
  boolean take(int seat, Line line) throws Malformed {
    Bytes value = line.hex(1, 32);
    if (line.verb().equals("SAS_COMMIT")) {
      Bytes known = commits.putIfAbsent(seat, value);
      boolean copied =
          commits.entrySet().stream()
              .anyMatch(e -> e.getKey() != seat && e.getValue().equals(value));
      return !copied && (known == null || known.equals(value));
    }
    Bytes commit = commits.get(seat);
    if (commit == null || !commit.equals(commitment(seat, value))) {
      return false;
    }
    reveals.put(seat, value);
    return true;
  }

  /** Six digits, once all have revealed. */
  Optional<String> digits() {
    if (reveals.size() < roster.seats().size()) {
      return Optional.empty();
    }
    Writer out = new Writer().bytes(roster.tid());
    reveals.values().forEach(out::bytes);
    byte[] hash = Hash.tagged("cardgame/sas", out.toArray());
    long number = 0;
    for (int i = 0; i < 7; i++) {
      number = (number << 8) | (hash[i] & 0xff);
    }
    StringBuilder digits = new StringBuilder(Long.toString(number % 1_000_000));
    while (digits.length() < 6) {
      digits.insert(0, '0');
    }
    return Optional.of(digits.toString());
  }

  private Bytes commitment(int seat, Bytes value) {
    return Bytes.of(
        Hash.tagged(
            "cardgame/sas/commit",
            new Writer()
                .bytes(roster.tid())
                .bytes(roster.seats().get(seat).npub())
                .bytes(value)
                .toArray()));
  }
}
