package dev.parlor.bench.door;

import java.util.Arrays;
import java.util.Random;

/** Says half of a caller's first words, and then nothing any more. */
final class HalfOpen implements Manner {
  private final byte[] half;
  private boolean said;

  HalfOpen(byte[] opening) {
    this.half = Arrays.copyOf(opening, opening.length / 2);
  }

  @Override
  public void begin(long now) {
    said = false;
  }

  @Override
  public byte[] next(long now) {
    byte[] words = said ? new byte[0] : half;
    said = true;
    return words;
  }

  @Override
  public long pause(Random random) {
    return Manner.slow(random);
  }
}
