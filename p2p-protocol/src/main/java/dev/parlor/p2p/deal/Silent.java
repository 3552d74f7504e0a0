package dev.parlor.p2p.deal;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Who is away from the draws of a deck, and who was so often that it does better without them. */
final class Silent {
  /** So often a seat may fall silent in the middle of a draw; then it tosses no more. */
  private static final int MOST_REDRAWN = 8;

  private final Set<Integer> away = new TreeSet<>(); // called away, and not back since
  private final Map<Integer, Integer> redrawn = new TreeMap<>(); // by whose silence, how often

  /** What is written of each seat holds for the rest of the match. */
  void remember(Silent before) {
    redrawn.putAll(before.redrawn);
  }

  void away(int seat) {
    away.add(seat);
  }

  void back(int seat) {
    away.remove(seat);
  }

  /** A draw is made anew for the silence of this seat. */
  void spoils(int seat) {
    redrawn.merge(seat, 1, Integer::sum);
  }

  /** How many draws were made anew for the silence of a seat, of those who kept any waiting. */
  Map<Integer, Integer> redrawn() {
    return Collections.unmodifiableMap(redrawn);
  }

  /** Who tosses: those who spoilt too many draws only where otherwise one would be left alone. */
  Set<Integer> leaves(Set<Integer> seats) {
    Set<Integer> there = new TreeSet<>(seats);
    there.removeAll(away);
    Set<Integer> steady = new TreeSet<>(there);
    steady.removeIf(seat -> redrawn.getOrDefault(seat, 0) >= MOST_REDRAWN);
    return steady.size() >= 2 ? steady : there;
  }
}
