package dev.parlor.games.highlow;

/**
 * What may be bet: at least 10 coins or the whole smaller pot, at most half of one's coins (a post
 * costs the bet twice) and never more than the pot holds.
 */
public record ParlorLimits(int min, int max, int pot) {
  static final int SMALLEST_BET = 10;

  static ParlorLimits of(int coins, int pot) {
    return new ParlorLimits(Math.min(SMALLEST_BET, pot), Math.min(coins / 2, pot), pot);
  }

  /** Whether there is any legal bet. */
  public boolean playable() {
    return min <= max;
  }

  public boolean allows(int bet) {
    return bet >= min && bet <= max;
  }

  /** Whether a bet of the pot is allowed. */
  public boolean potAllowed() {
    return allows(pot);
  }
}
