package dev.parlor.games.piles;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import java.util.ArrayList;
import java.util.List;

/** Counts every card and takes a pile on which the guess is likeliest to be right. */
public final class BestOdds implements ComputerPlayer<PilesState> {
  @Override
  public Action choose(PilesState state, int seat, Knowledge knowledge, Dice dice) {
    List<Integer> best = piles(state);
    int pile = best.get(dice.below(best.size()));
    return new PilesAction.Guess(pile, Odds.of(state.piles()).get(pile).best());
  }

  /** The open piles whose best guess is likeliest to be right, in order. */
  static List<Integer> piles(PilesState state) {
    List<Odds> odds = Odds.of(state.piles());
    List<Integer> best = new ArrayList<>();
    for (int pile : state.openPiles()) {
      int order = best.isEmpty() ? 0 : odds.get(pile).compareBest(odds.get(best.get(0)));
      if (order > 0) {
        best.clear();
      }
      if (order >= 0) {
        best.add(pile);
      }
    }
    return best;
  }
}
