package dev.parlor.p2p.match;

import dev.parlor.games.Timer;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Timers of the whole table, and of those who are away. Such a timer is over when everybody who is
 * present says so by its own clock, so nobody alone can hurry the others.
 */
final class CommonTimers {
  private final TreeMap<String, Set<Integer>> said = new TreeMap<>();

  /** Notes that the seat calls this timer over; answers whether that is new. */
  boolean say(int seat, Timer timer) {
    return said.computeIfAbsent(name(timer), t -> new TreeSet<>()).add(seat);
  }

  /** Whether nobody has called any timer over, which is the usual case. */
  boolean isSilent() {
    return said.isEmpty();
  }

  /** Whether others wait for this seat's word about one of the running timers. */
  boolean awaits(int seat, Collection<Timer> running) {
    return running.stream()
        .map(timer -> said.getOrDefault(name(timer), Set.of()))
        .anyMatch(seats -> !seats.isEmpty() && !seats.contains(seat));
  }

  /** A running timer that all who are present have called over. */
  Optional<Timer> over(Collection<Timer> running, Set<Integer> present) {
    return running.stream()
        .filter(timer -> said.containsKey(name(timer)))
        .filter(timer -> said.getOrDefault(name(timer), Set.of()).containsAll(present))
        .findFirst();
  }

  private static String name(Timer timer) {
    return timer.kind() + ":" + timer.seat() + ":" + timer.number();
  }
}
