package dev.parlor.p2p.match;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Who has said what of whose silence: one voice of each seat, until the one it is about speaks. */
final class Votes {
  private final Map<Integer, Set<Integer>> given = new TreeMap<>(); // by whom they are about

  /** Whether it is news. */
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

  /** All whom somebody has voted on. */
  Set<Integer> targets() {
    return given.keySet();
  }

  @Nullable Set<Integer> forget(int target) {
    return given.remove(target);
  }

  /** As it was before {@link #forget}. */
  void restore(int target, @Nullable Set<Integer> before) {
    if (before == null) {
      given.remove(target);
    } else {
      given.put(target, before);
    }
  }
}
