package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The logs of one table where whoever orders may tell several: which phone has which, and what
 * became of the cards on each. What a phone does is judged by the log that it was told, for it
 * knows no other.
 */
final class LogBranches<S, V> {
  /** One log, as far as any phone has it, and its cards by match. */
  private static final class Branch<S, V> {
    final List<Bytes> heads;
    final Map<Integer, Cards<S, V>> cards;

    Branch(List<Bytes> heads, Map<Integer, Cards<S, V>> cards) {
      this.heads = new ArrayList<>(heads);
      this.cards = new HashMap<>(cards);
    }

    boolean has(int index, Bytes head) {
      return index < heads.size() && heads.get(index).equals(head);
    }
  }

  /** How far a phone has come on which. */
  private record Place<S, V>(Branch<S, V> branch, int size) {
    boolean holds(List<Ordered> log) {
      return size <= log.size()
          && (size == 0 || branch.has(size - 1, log.get(size - 1).order().head()));
    }

    /** Heads cover what is before them, so that logs agree where the last common heads do. */
    boolean agrees(Place<S, V> other) {
      int common = Math.min(size, other.size);
      return common == 0 || other.branch.has(common - 1, branch.heads.get(common - 1));
    }
  }

  private final List<Branch<S, V>> all = new ArrayList<>();
  private final Map<Integer, Place<S, V>> places = new HashMap<>(); // by phone

  LogBranches() {
    all.add(new Branch<>(List.of(), Map.of()));
  }

  /** A phone has this log now, in this match. */
  void follows(int phone, List<Ordered> log, int match) {
    Place<S, V> known = places.get(phone);
    boolean on = known != null && known.holds(log);
    Branch<S, V> branch = on && known != null ? known.branch() : all.get(0);
    for (int index = on && known != null ? known.size() : 0; index < log.size(); index++) {
      Bytes head = log.get(index).order().head();
      if (index == branch.heads.size()) {
        branch.heads.add(head);
      } else if (!branch.has(index, head)) {
        branch = other(branch, index, head, match);
      }
    }
    places.put(phone, new Place<>(branch, log.size()));
  }

  /** The branch that has this head, or a new one, which begins with what is the same on both. */
  private Branch<S, V> other(Branch<S, V> left, int index, Bytes head, int match) {
    for (Branch<S, V> each : all) {
      if (each.has(index, head)) {
        return each;
      }
    }
    Branch<S, V> fresh = new Branch<>(left.heads.subList(0, index), left.cards);
    fresh.cards.keySet().removeIf(begun -> begun >= match); // replayed from their beginning
    fresh.heads.add(head);
    all.add(fresh);
    return fresh;
  }

  /** What became of the cards of a match by the log of this phone. */
  Cards<S, V> cards(int phone, int match) {
    Place<S, V> place = places.get(phone);
    Branch<S, V> branch = place == null ? all.get(0) : place.branch();
    return branch.cards.computeIfAbsent(match, number -> new Cards<>());
  }

  /** Whether one of two phones has what the other has, as far as it goes. */
  boolean agree(int phone, int other) {
    Place<S, V> mine = places.get(phone);
    Place<S, V> theirs = places.get(other);
    return mine == null || theirs == null || mine.agrees(theirs);
  }
}
