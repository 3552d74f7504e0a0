package dev.parlor.games.blackjack;

import dev.parlor.games.Outcome;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The order at the end: players who are still in, by chips, and then the others, from the last to
 * go out.
 */
final class DuelRanking {
  private static final Comparator<DuelSeat> BEST_FIRST =
      Comparator.comparing(DuelSeat::isIn)
          .thenComparing(player -> player.exit() == null ? player.chips() : player.exit().round())
          .thenComparing(player -> player.exit() == null ? 0 : player.exit().chips())
          .reversed();

  private DuelRanking() {}

  static Outcome outcome(DuelState state) {
    List<Outcome.Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < state.players().size(); seat++) {
      DuelSeat player = state.player(seat);
      standings.add(new Outcome.Standing(seat, place(state, player), player.chips()));
    }
    DuelRoundResult last = state.last();
    return new Outcome(standings, last == null ? 0 : last.round(), state.violations());
  }

  /** The place of a player. Equal results share a place. */
  static int place(DuelState state, DuelSeat player) {
    int better = 0;
    for (DuelSeat other : state.players()) {
      better += BEST_FIRST.compare(other, player) < 0 ? 1 : 0;
    }
    return better + 1;
  }
}
