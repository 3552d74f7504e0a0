package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;

/**
 * What a connection is like while it works.
 *
 * @param latency milliseconds one way
 * @param jitter milliseconds more, at most
 * @param bytesPerSecond 0 for no limit
 * @param largestRead how many bytes a read gives at most; 0 for no limit
 */
record Quality(int latency, int jitter, int bytesPerSecond, int largestRead) {
  private static final int[] SPEEDS = {2_000, 20_000, 200_000};

  /** GATT with the smallest and the usual MTU, L2CAP, RFCOMM, and a stream of single bytes. */
  private static final int[] READS = {20, 182, 512, 990, 1};

  static Quality draw(Faults profile, Dice dice) {
    return switch (profile) {
      case NONE -> new Quality(10 + dice.below(20), 0, 0, 0);
      case NORMAL ->
          new Quality(
              10 + dice.below(70), dice.below(30), SPEEDS[1 + dice.below(2)], READS[dice.below(4)]);
      case HARSH -> {
        int speed = SPEEDS[dice.below(3)];
        int reads = dice.below(8) == 0 ? 1 : READS[dice.below(4)];
        yield new Quality(10 + dice.below(140), dice.below(140), speed, reads);
      }
    };
  }
}
