package dev.parlor.crypto.sealed;

import dev.parlor.crypto.Hex;
import java.util.Arrays;

/** Public bytes of any length as an immutable value with equality. */
public final class SealedBytes {
  public static final SealedBytes EMPTY = new SealedBytes(new byte[0]);

  private final byte[] array;

  private SealedBytes(byte[] array) {
    this.array = array;
  }

  public static SealedBytes of(byte[] array) {
    return new SealedBytes(array.clone());
  }

  public byte[] toArray() {
    return array.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SealedBytes that && Arrays.equals(array, that.array);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(array);
  }

  @Override
  public String toString() {
    return Hex.encode(array);
  }
}
