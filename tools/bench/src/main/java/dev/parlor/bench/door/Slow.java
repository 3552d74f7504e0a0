package dev.parlor.bench.door;

import java.util.Arrays;
import java.util.Random;

/** Says what an honest caller says, a byte every few seconds. */
final class Slow implements Manner {
  private final byte[] opening;
  private int said;

  Slow(byte[] opening) {
    this.opening = opening;
  }

  @Override
  public void begin(long now) {
    said = 0;
  }

  @Override
  public byte[] next(long now) {
    return said < opening.length ? Arrays.copyOfRange(opening, said, ++said) : new byte[1];
  }

  @Override
  public long pause(Random random) {
    return Manner.slow(random);
  }
}
