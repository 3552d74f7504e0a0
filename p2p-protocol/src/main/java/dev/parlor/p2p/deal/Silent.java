package dev.parlor.p2p.deal;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who is away from the draws of a deck, and who has fallen silent so often that the deck goes on
 * without them.
 */
final class Silent {
  /** How often a seat may fall silent during a draw before it tosses no more. */
  private static final int MOST_REDRAWN = 8;

  private final Set<Integer> away = new TreeSet<>(); // called away, and not back since
  // how many draws each seat has spoilt
  private final Map<Integer, Integer> redrawn = new TreeMap<>();

  /** Takes over what each seat has spoilt before, because it counts for the rest of the match. */
  void remember(Silent before) {
    redrawn.putAll(before.redrawn);
  }

  void away(int seat) {
    away.add(seat);
  }

  boolean isAway(int seat) {
    return away.contains(seat);
  }

  void back(int seat) {
    away.remove(seat);
  }

  /** A draw is made anew for the silence of this seat. */
  void spoils(int seat) {
    redrawn.merge(seat, 1, Integer::sum);
  }

  /** How many draws each seat has spoilt by its silence; only seats that have spoilt any. */
  Map<Integer, Integer> redrawn() {
    return Collections.unmodifiableMap(redrawn);
  }

  /**
   * Which of these seats toss. Those who have spoilt too many draws toss only if fewer than two
   * would be left without them.
   */
  Set<Integer> leaves(Set<Integer> seats) {
    Set<Integer> there = new TreeSet<>(seats);
    there.removeAll(away);
    Set<Integer> steady = new TreeSet<>(there);
    steady.removeIf(seat -> redrawn.getOrDefault(seat, 0) >= MOST_REDRAWN);
    return steady.size() >= 2 ? steady : there;
  }
}
