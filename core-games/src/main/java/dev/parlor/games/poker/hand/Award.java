package dev.parlor.games.poker.hand;

import java.util.List;

/**
 * Who got a pot.
 *
 * @param winners clockwise from the left of the button; the first {@code odd} of them got one chip
 *     more
 */
public record Award(Pot pot, List<Integer> winners, int odd) {
  public Award {
    winners = List.copyOf(winners);
  }

  /** What each of the winners gets at least. */
  public int share() {
    return pot.amount() / winners.size();
  }
}
