package dev.parlor.p2p.match;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * For whom the table waited, and who was away, after every entry. A vote about another's silence is
 * judged by what its author had seen when it signed.
 */
final class Waits {
  private record Then(Set<Integer> awaited, Set<Integer> away, Set<Integer> sittingOut) {
    private static final Then NOBODY = new Then(Set.of(), Set.of(), Set.of());
  }

  private final TreeMap<Long, Then> changes = new TreeMap<>();

  Waits() {
    changes.put(-1L, Then.NOBODY);
  }

  /** Notes how things stand at this size of the log. The given sets must never change again. */
  void note(long size, Set<Integer> awaited, Set<Integer> away, Set<Integer> sittingOut) {
    Then now = new Then(awaited, away, sittingOut);
    if (!changes.lastEntry().getValue().equals(now)) {
      changes.put(size, now);
    }
  }

  boolean waitsFor(int seat) {
    return changes.lastEntry().getValue().awaited.contains(seat);
  }

  boolean waitedFor(int seat, long size) {
    return at(size).awaited.contains(seat);
  }

  boolean wasAway(int seat, long size) {
    return at(size).away.contains(seat);
  }

  boolean satOut(int seat, long size) {
    return at(size).sittingOut.contains(seat);
  }

  private Then at(long size) {
    Map.Entry<Long, Then> then = changes.floorEntry(size);
    return then == null ? Then.NOBODY : then.getValue();
  }
}
