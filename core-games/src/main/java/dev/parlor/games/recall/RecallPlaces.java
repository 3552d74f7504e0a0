package dev.parlor.games.recall;

import dev.parlor.games.Outcome;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Who has won: an immediate winner first, then fewest points, then fewest cards, then the caller of
 * Recall; the rest of a tie is a draw. A seat whose silence has spoilt a deal, or that has sat one
 * out, gets as many more points as the worst of all has, and wins nothing at once. A seat that left
 * comes after all who stayed. A seat whose claim its cards contradict comes last of all.
 */
final class RecallPlaces {
  private record Result(int seat, int rank, int points, int cards, int notCaller) {}

  private static final Comparator<Result> ORDER =
      Comparator.comparingInt(Result::rank)
          .thenComparingInt(Result::points)
          .thenComparingInt(Result::cards)
          .thenComparingInt(Result::notCaller);

  private RecallPlaces() {}

  static Outcome outcome(RecallState state) {
    List<Result> results = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      results.add(result(state, seat));
    }
    List<Outcome.Standing> standings = new ArrayList<>();
    for (Result result : results) {
      long better = results.stream().filter(other -> ORDER.compare(other, result) < 0).count();
      standings.add(new Outcome.Standing(result.seat(), 1 + (int) better, result.points()));
    }
    return new Outcome(standings, 1, state.violations());
  }

  private static Result result(RecallState state, int seat) {
    RecallSeat player = state.player(seat);
    int rank =
        state.violations().stream().anyMatch(v -> v.seat() == seat)
            ? 3
            : player.left() ? 2 : seat == state.winner() && !player.silence().counts() ? 0 : 1;
    return new Result(
        seat,
        rank,
        points(state, player) + penalty(state, player),
        player.silence().counts() ? Integer.MAX_VALUE : player.cards(),
        state.ending() == RecallEnding.RECALL && seat == state.caller() ? 0 : 1);
  }

  private static int penalty(RecallState state, RecallSeat silent) {
    if (!silent.silence().counts()) {
      return 0;
    }
    int worst = state.options().silentPoints();
    for (RecallSeat player : state.players()) {
      worst = Math.max(worst, points(state, player));
    }
    return worst;
  }

  /** The points of a seat's open cards. At the end all are open. */
  static int points(RecallState state, RecallSeat player) {
    int points = 0;
    for (Faced faced : player.collection()) {
      points += RecallPoints.of(faced.card());
    }
    for (Slot slot : player.slots()) {
      Card card = state.face(slot);
      points += card == null ? 0 : RecallPoints.of(card);
    }
    return points;
  }
}
