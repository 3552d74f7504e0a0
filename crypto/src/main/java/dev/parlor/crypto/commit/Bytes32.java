package dev.parlor.crypto.commit;

import dev.parlor.crypto.Hex;
import java.util.Arrays;

/** Thirty-two public bytes: a hash, an id, an x-only public key. Immutable. */
public final class Bytes32 implements Comparable<Bytes32> {
  public static final int SIZE = 32;

  private final byte[] bytes;

  private Bytes32(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Bytes32 of(byte[] bytes) {
    if (bytes.length != SIZE) {
      throw new IllegalArgumentException("32 bytes wanted, not " + bytes.length);
    }
    return new Bytes32(bytes.clone());
  }

  public byte[] toBytes() {
    return bytes.clone();
  }

  public String hex() {
    return Hex.encode(bytes);
  }

  @Override
  public int compareTo(Bytes32 other) {
    for (int i = 0; i < SIZE; i++) {
      int order = Integer.compare(bytes[i] & 0xff, other.bytes[i] & 0xff);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes32 that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return hex();
  }
}
