package dev.parlor.bench.blackjack;

/**
 * What the rounds brought the house. It is counted by whole rounds, because the hands of one round
 * share a dealer and are not independent.
 *
 * @param sum the house's gains in bets, averaged over the hands of each round
 * @param squares the sum of the same gains squared
 */
record HouseTally(long rounds, double sum, double squares) {
  static final HouseTally NONE = new HouseTally(0, 0, 0);

  HouseTally plus(HouseTally other) {
    return new HouseTally(rounds + other.rounds, sum + other.sum, squares + other.squares);
  }

  /** The house edge in percent of the first bets. */
  double edge() {
    return 100 * sum / rounds;
  }

  /** One standard error of the edge, in percent. */
  double standardError() {
    double mean = sum / rounds;
    return 100 * Math.sqrt((squares / rounds - mean * mean) / rounds);
  }
}
