package dev.parlor.games.highlow;

import dev.parlor.games.card.Rank;

/** How many of the cards left in the shoe win, lose and hit a post. */
public record ParlorOdds(int win, int lose, int post) {

  static ParlorOdds of(Shoe shoe, ParlorHand hand) {
    CountedCard first = hand.first();
    CountedCard second = hand.second();
    if (first == null || second == null) {
      throw new IllegalStateException("no two cards to bet on yet");
    }
    return of(shoe, first, second);
  }

  static ParlorOdds of(Shoe shoe, CountedCard first, CountedCard second) {
    int low = Math.min(first.value(), second.value());
    int high = Math.max(first.value(), second.value());
    int win = 0;
    int post = 0;
    for (Rank rank : Rank.values()) {
      if (rank == first.card().rank() || rank == second.card().rank()) {
        post += shoe.left(rank);
      } else if (rank.number() > low && rank.number() < high) {
        win += shoe.left(rank);
      }
    }
    return new ParlorOdds(win, shoe.left() - win - post, post);
  }

  public int cards() {
    return win + lose + post;
  }

  /** What one coin of the bet brings on average. */
  public double perCoin() {
    return cards() == 0 ? 0 : (double) (win - lose - 2 * post) / cards();
  }

  /** The average logarithm of the coins after this bet: what a careful player makes large. */
  double growth(int coins, int bet) {
    return win * StrictMath.log((double) coins + bet)
        + lose * StrictMath.log((double) coins - bet + TINY)
        + post * StrictMath.log((double) coins - 2 * bet + TINY);
  }

  private static final double TINY = 1e-9;
}
