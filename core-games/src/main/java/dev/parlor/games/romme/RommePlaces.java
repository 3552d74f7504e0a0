package dev.parlor.games.romme;

import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The end of the match and its order: lowest total first. */
final class RommePlaces {
  /**
   * A player who plays to the end beats one who was eliminated, who beats one who left. Among the
   * latter, the later the better.
   */
  private static final Comparator<RommeSeat> BETTER =
      Comparator.comparing(RommeSeat::status)
          .thenComparing(seat -> -seat.outInRound())
          .thenComparing(RommeSeat::total);

  private RommePlaces() {}

  static void finish(RommeDraft draft) {
    draft.clearTurn();
    draft.phase = RommePhase.OVER;
    draft.ask(new Request.Finish(outcome(draft.state())));
  }

  /** The outcome. Equal seats share a place; its units are the rounds that were counted. */
  static Outcome outcome(RommeState state) {
    List<Outcome.Standing> standings = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      RommeSeat me = state.seats().get(seat);
      long better = state.seats().stream().filter(s -> BETTER.compare(s, me) < 0).count();
      standings.add(new Outcome.Standing(seat, 1 + (int) better, me.total()));
    }
    return new Outcome(standings, state.results().size(), state.violations());
  }
}
