package dev.parlor.crypto.curve;

/** Reads and writes big-endian longs in byte arrays. */
final class BigEndian {
  private BigEndian() {}

  static long getLong(byte[] in, int at) {
    long value = 0;
    for (int i = 0; i < 8; i++) {
      value = value << 8 | (in[at + i] & 0xff);
    }
    return value;
  }

  static void putLong(byte[] out, int at, long value) {
    for (int i = 7; i >= 0; i--) {
      out[at + i] = (byte) value;
      value >>>= 8;
    }
  }
}
