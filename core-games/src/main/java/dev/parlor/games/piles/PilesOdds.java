package dev.parlor.games.piles;

import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * How many of the cards not yet seen are higher, equal and lower than the top of a pile. A tie is
 * drawn again, so the chances of the two guesses are as {@code higher : lower}.
 */
public record PilesOdds(int higher, int same, int lower) {

  /** The odds of every pile, in order. */
  static List<PilesOdds> of(List<Pile> piles) {
    int[] unseen = new int[14];
    java.util.Arrays.fill(unseen, 1, 14, 4);
    for (Pile pile : piles) {
      for (Card card : pile.history()) {
        unseen[card.rank().number()]--;
      }
    }
    List<PilesOdds> odds = new ArrayList<>();
    for (Pile pile : piles) {
      odds.add(against(pile.top().rank().number(), unseen));
    }
    return odds;
  }

  private static PilesOdds against(int top, int[] unseen) {
    int higher = 0;
    int lower = 0;
    for (int rank = 1; rank <= 13; rank++) {
      if (rank > top) {
        higher += unseen[rank];
      } else if (rank < top) {
        lower += unseen[rank];
      }
    }
    return new PilesOdds(higher, unseen[top], lower);
  }

  /** The likelier direction. */
  public Direction best() {
    return higher >= lower ? Direction.HIGHER : Direction.LOWER;
  }

  /** The chance in percent, rounded down, that a guess does not lock the pile. */
  public int percent(Direction direction) {
    int good = direction == Direction.HIGHER ? higher : lower;
    return higher + lower == 0 ? 100 : 100 * good / (higher + lower);
  }

  /**
   * Compares the best guesses of two piles exactly: positive when this one is likelier to be right.
   */
  int compareBest(PilesOdds other) {
    int mine = higher + lower;
    int others = other.higher + other.lower;
    if (mine == 0 || others == 0) {
      return Integer.compare(others == 0 ? 0 : 1, mine == 0 ? 0 : 1);
    }
    return Integer.compare(
        Math.max(higher, lower) * others, Math.max(other.higher, other.lower) * mine);
  }
}
