package dev.parlor.games.highlow;

import dev.parlor.games.Outcome;
import java.util.ArrayList;
import java.util.List;

/** The places at the end of a match of the parlor: by coins, and equal coins share a place. */
final class ParlorPlaces {
  private ParlorPlaces() {}

  static Outcome outcome(HighLowState state) {
    List<Outcome.Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < state.players().size(); seat++) {
      int coins = state.player(seat).coins();
      long better = state.players().stream().filter(p -> p.coins() > coins).count();
      standings.add(new Outcome.Standing(seat, 1 + (int) better, coins));
    }
    return new Outcome(standings, state.handsPlayed(), List.of());
  }
}
