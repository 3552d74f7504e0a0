package dev.parlor.tables.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How far the pupil has come. Not thread-safe. */
final class Lead {
  private final List<String> moves;
  private final Map<Long, Integer> moments = new HashMap<>(); // what was asked at each step
  private int next;

  Lead(List<String> moves) {
    this.moves = List.copyOf(moves);
  }

  /** What is typed for what is to be done now. */
  Optional<String> asked() {
    return isOver() ? Optional.empty() : Optional.of(moves.get(next));
  }

  boolean isOver() {
    return next == moves.size();
  }

  void done() {
    next++;
  }

  /** This moment is shown to somebody who has come as far as now. */
  void shows(long step) {
    moments.put(step, next);
  }

  /** Which move is asked for at this moment, from 0. */
  int at(long step) {
    return moments.getOrDefault(step, next);
  }

  /** What is typed at this moment; empty when the last move is made. */
  Optional<String> askedAt(long step) {
    int move = at(step);
    return move < moves.size() ? Optional.of(moves.get(move)) : Optional.empty();
  }
}
