package dev.parlor.crypto.commit;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lays fields into bytes: numbers big-endian, fields of a fixed size as they are, everything else
 * behind its length as u32. Two different sequences of fields never give the same bytes, as long as
 * the reader knows which fields come.
 */
public final class Output {
  private byte[] out = new byte[128];
  private int size;

  public Output u8(int value) {
    require(value, 0xff);
    return put(value);
  }

  public Output u16(int value) {
    require(value, 0xffff);
    return put(value >>> 8).put(value);
  }

  public Output u32(long value) {
    require(value, 0xffffffffL);
    for (int shift = 24; shift >= 0; shift -= 8) {
      put((int) (value >>> shift));
    }
    return this;
  }

  public Output fixed(Bytes32 value) {
    return fixed(value.toBytes());
  }

  /** Adds a field whose size follows from the fields before it. */
  public Output fixed(byte[] value) {
    grow(value.length);
    System.arraycopy(value, 0, out, size, value.length);
    size += value.length;
    return this;
  }

  public Output sized(byte[] value) {
    return u32(value.length).fixed(value);
  }

  public Output text(String value) {
    return sized(value.getBytes(StandardCharsets.UTF_8));
  }

  public byte[] bytes() {
    return Arrays.copyOf(out, size);
  }

  private Output put(int value) {
    grow(1);
    out[size++] = (byte) value;
    return this;
  }

  private void grow(int more) {
    if (size + more > out.length) {
      out = Arrays.copyOf(out, Math.max(2 * out.length, size + more));
    }
  }

  private static void require(long value, long max) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException("out of range: " + value);
    }
  }
}
