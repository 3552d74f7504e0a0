package dev.parlor.games;

/** A source of random choices that is handed in; the same seed gives the same choices. */
@FunctionalInterface
public interface Dice {
  /** A uniform number from 0 to bound - 1. */
  int below(int bound);

  /** SplitMix64: for computer players, tests and simulations, never for secrets. */
  static Dice seeded(long seed) {
    return new SeededDice(seed);
  }
}
