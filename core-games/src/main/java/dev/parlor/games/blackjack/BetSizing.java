package dev.parlor.games.blackjack;

/**
 * How much to bet in a match, where only the order at the end counts: steady until three rounds
 * before the end, then small in front and enough to overtake from behind.
 */
final class BetSizing {
  private static final int FINISH = 3;

  private BetSizing() {}

  static int bet(DuelState state, int seat) {
    DuelOptions options = state.options();
    int chips = state.player(seat).chips();
    int min = options.minBet(chips);
    int max = options.maxBet(chips);
    int left = options.rounds() - state.round() + 1;
    int wish = left > FINISH ? chips / 20 : finishing(chips - best(state, seat), left, min, max);
    return Math.max(min, Math.min(max, wish - wish % 2));
  }

  private static int best(DuelState state, int seat) {
    int best = 0;
    for (int other = 0; other < state.players().size(); other++) {
      Player rival = state.player(other);
      best = other == seat || !rival.isIn() ? best : Math.max(best, rival.chips());
    }
    return best;
  }

  /**
   * Bets to pass the leader, spread over the rounds left; a leader makes the others come to him.
   */
  private static int finishing(int lead, int left, int min, int max) {
    if (lead > 0) {
      return lead > max ? min : (min + lead) / 2;
    }
    return left == 1 ? min + 2 - lead : min + (2 - lead) / left;
  }
}
