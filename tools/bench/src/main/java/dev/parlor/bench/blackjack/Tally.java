package dev.parlor.bench.blackjack;

/**
 * What the rounds brought the house. It is counted by whole rounds, because the hands of one round
 * share a dealer and are not independent.
 *
 * @param sum the house's gains in bets, averaged over the hands of each round
 * @param squares the sum of the same gains squared
 */
record Tally(long rounds, double sum, double squares) {
  static final Tally NONE = new Tally(0, 0, 0);

  Tally plus(Tally other) {
    return new Tally(rounds + other.rounds, sum + other.sum, squares + other.squares);
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
