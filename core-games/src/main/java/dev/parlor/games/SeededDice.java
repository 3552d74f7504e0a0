package dev.parlor.games;

/** SplitMix64 with rejection, so that every number below the bound is equally likely. */
final class SeededDice implements Dice {
  private long state;

  SeededDice(long seed) {
    state = seed;
  }

  @Override
  public int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound " + bound);
    }
    long limit = (1L << 32) - (1L << 32) % bound;
    while (true) {
      long draw = next() >>> 32;
      if (draw < limit) {
        return (int) (draw % bound);
      }
    }
  }

  private long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
