package dev.parlor.p2p.wire;

import java.util.Arrays;

/** An immutable byte string with equality; printed as hex. Not for secrets. */
public final class Bytes implements Comparable<Bytes> {
  private static final char[] DIGITS = "0123456789abcdef".toCharArray();

  private final byte[] data;
  private int hash; // computed once; 0 until then

  private Bytes(byte[] data) {
    this.data = data;
  }

  public static Bytes of(byte[] data) {
    return new Bytes(data.clone());
  }

  /** Takes over an array that nobody else holds. Not for use outside of this package. */
  static Bytes owned(byte[] data) {
    return new Bytes(data);
  }

  /** The bytes themselves, which must not be changed. Not for use outside of this package. */
  byte[] shared() {
    return data;
  }

  /** Reads lower-case or upper-case hex of exactly this many bytes. */
  public static Bytes parseHex(String hex, int length) throws Malformed {
    if (hex.length() != 2 * length) {
      throw new Malformed("expected " + length + " bytes as hex");
    }
    byte[] data = new byte[length];
    for (int i = 0; i < length; i++) {
      int high = Character.digit(hex.charAt(2 * i), 16);
      int low = Character.digit(hex.charAt(2 * i + 1), 16);
      if (high < 0 || low < 0 || hex.charAt(2 * i) > 'f' || hex.charAt(2 * i + 1) > 'f') {
        throw new Malformed("not hex");
      }
      data[i] = (byte) (high << 4 | low);
    }
    return new Bytes(data);
  }

  public byte[] toArray() {
    return data.clone();
  }

  /** The first bytes of this string, so many. */
  public Bytes head(int length) {
    return part(0, length);
  }

  /** The bytes from one index up to but not including another. */
  public Bytes part(int from, int to) {
    return to - from == data.length ? this : new Bytes(Arrays.copyOfRange(data, from, to));
  }

  public int length() {
    return data.length;
  }

  public String hex() {
    StringBuilder hex = new StringBuilder(2 * data.length);
    for (byte b : data) {
      hex.append(DIGITS[b >> 4 & 15]).append(DIGITS[b & 15]);
    }
    return hex.toString();
  }

  @Override
  public int compareTo(Bytes other) {
    int common = Math.min(data.length, other.data.length);
    for (int i = 0; i < common; i++) {
      int order = Integer.compare(data[i] & 0xff, other.data[i] & 0xff);
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(data.length, other.data.length);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bytes bytes && Arrays.equals(data, bytes.data);
  }

  @Override
  public int hashCode() {
    int known = hash;
    if (known == 0) {
      known = Arrays.hashCode(data);
      hash = known;
    }
    return known;
  }

  @Override
  public String toString() {
    return hex();
  }
}
