package dev.parlor.p2p.match;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Who has said what of whose silence. Each seat has one voice, which holds until the accused seat
 * speaks.
 */
final class Votes {
  // the voices, by the seat that they are about
  private final Map<Integer, Set<Integer>> given = new TreeMap<>();

  /** Adds a voice; answers whether it is new. */
  boolean add(int seat, int target) {
    return given.computeIfAbsent(target, t -> new TreeSet<>()).add(seat);
  }

  boolean has(int seat, int target) {
    return about(target).contains(seat);
  }

  boolean areThereAbout(int target) {
    return given.containsKey(target);
  }

  Set<Integer> about(int target) {
    return given.getOrDefault(target, Set.of());
  }

  /** All seats that somebody has voted on. */
  Set<Integer> targets() {
    return given.keySet();
  }

  @Nullable Set<Integer> forget(int target) {
    return given.remove(target);
  }

  /** Takes back what {@link #forget} did. */
  void restore(int target, @Nullable Set<Integer> before) {
    if (before == null) {
      given.remove(target);
    } else {
      given.put(target, before);
    }
  }
}
