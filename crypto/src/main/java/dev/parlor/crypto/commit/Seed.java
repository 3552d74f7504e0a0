package dev.parlor.crypto.commit;

import dev.parlor.crypto.BadInput;

/**
 * One member's part of the common randomness: exactly 32 bytes, a secret until it is revealed, so
 * it neither prints itself nor is compared by {@code equals}.
 */
public final class Seed {
  public static final int SIZE = 32;

  private final byte[] bytes;

  private Seed(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Seed of(byte[] bytes) {
    if (bytes.length != SIZE) {
      throw new IllegalArgumentException("a seed has 32 bytes, not " + bytes.length);
    }
    return new Seed(bytes.clone());
  }

  /** A revealed seed as it arrived. */
  public static Seed decode(byte[] sent) throws BadInput {
    FieldReader input = new FieldReader(sent);
    byte[] bytes = input.fixed(SIZE);
    input.end();
    return new Seed(bytes);
  }

  /** To be called only when the seed is due: in the reveal, and for the journal. */
  public byte[] revealBytes() {
    return bytes.clone();
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String toString() {
    return "Seed(hidden)";
  }
}
