package dev.parlor.crypto.sealed;

import dev.parlor.crypto.Hex;
import java.util.Arrays;

/** Public bytes of any length, as a value. */
public final class Bytes {
  public static final Bytes EMPTY = new Bytes(new byte[0]);

  private final byte[] array;

  private Bytes(byte[] array) {
    this.array = array;
  }

  public static Bytes of(byte[] array) {
    return new Bytes(array.clone());
  }

  public byte[] toArray() {
    return array.clone();
  }

  public int size() {
    return array.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes that && Arrays.equals(array, that.array);
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
