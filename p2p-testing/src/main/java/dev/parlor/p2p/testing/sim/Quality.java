package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;

/**
 * What a connection is like while it works.
 *
 * @param latency milliseconds one way
 * @param jitter milliseconds more, at most
 * @param bytesPerSecond 0 for no limit
 * @param largestRead how many bytes a read gives at most; 0 for no limit
 * @param opening milliseconds until the first byte is under way
 */
record Quality(int latency, int jitter, int bytesPerSecond, int largestRead, int opening) {
  /**
   * Bytes a second, as docs/PERFORMANCE.md derives them: for old chips, for usual ones, for RFCOMM.
   */
  private static final int GATT_OF_OLD_CHIPS = 2_000;

  private static final int GATT = 20_000;
  private static final int RFCOMM = 200_000;
  private static final int[] SPEEDS = {GATT_OF_OLD_CHIPS, GATT, RFCOMM};

  /**
   * Bytes a read: GATT with the smallest, a middling and the largest MTU, RFCOMM, a stream of
   * single bytes.
   */
  private static final int[] READS = {20, 182, 495, 990, 1};

  /** How long a stack takes to connect, rounded; from the first column in docs/RADIO.md. */
  private static final int OPENS = 40;

  static Quality draw(Faults profile, Dice dice) {
    return switch (profile) {
      case NONE -> new Quality(10 + dice.below(20), 0, 0, 0, 0);
      case NORMAL ->
          new Quality(
              10 + dice.below(70),
              dice.below(30),
              SPEEDS[1 + dice.below(2)],
              READS[dice.below(4)],
              OPENS);
      case HARSH -> {
        int speed = SPEEDS[dice.below(3)];
        int reads = dice.below(8) == 0 ? 1 : READS[dice.below(4)];
        yield new Quality(10 + dice.below(140), dice.below(140), speed, reads, OPENS);
      }
    };
  }
}
