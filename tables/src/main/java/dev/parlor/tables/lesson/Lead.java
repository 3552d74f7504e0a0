package dev.parlor.tables.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How far the pupil has come. Not thread-safe. */
final class Lead {
  private final List<String> moves;
  // the number of the move that was asked at each step
  private final Map<Long, Integer> moments = new HashMap<>();
  private int next;

  Lead(List<String> moves) {
    this.moves = List.copyOf(moves);
  }

  /** The text that would do what is asked now. */
  Optional<String> asked() {
    return isOver() ? Optional.empty() : Optional.of(moves.get(next));
  }

  boolean isOver() {
    return next == moves.size();
  }

  void done() {
    next++;
  }

  /** Notes that this moment is shown at the present state of the lesson. */
  void shows(long step) {
    moments.put(step, next);
  }

  /** The number of the move that is asked for at this moment, from 0. */
  int at(long step) {
    return moments.getOrDefault(step, next);
  }

  /** The text that would do what is asked at this moment; empty when the last move is made. */
  Optional<String> askedAt(long step) {
    int move = at(step);
    return move < moves.size() ? Optional.of(moves.get(move)) : Optional.empty();
  }
}
