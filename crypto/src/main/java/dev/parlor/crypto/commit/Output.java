package dev.parlor.crypto.commit;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Lays fields into bytes: numbers big-endian, fields of a fixed size as they are, everything else
 * behind its length as u32. Two different sequences of fields never give the same bytes, as long as
 * the reader knows which fields come.
 */
public final class Output {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  public Output u8(int value) {
    require(value, 0xff);
    out.write(value);
    return this;
  }

  public Output u16(int value) {
    require(value, 0xffff);
    out.write(value >>> 8);
    out.write(value);
    return this;
  }

  public Output u32(long value) {
    require(value, 0xffffffffL);
    for (int shift = 24; shift >= 0; shift -= 8) {
      out.write((int) (value >>> shift));
    }
    return this;
  }

  public Output fixed(Bytes32 value) {
    return fixed(value.toBytes());
  }

  /** For a field whose size follows from the fields before it. */
  public Output fixed(byte[] value) {
    out.write(value, 0, value.length);
    return this;
  }

  public Output sized(byte[] value) {
    return u32(value.length).fixed(value);
  }

  public Output text(String value) {
    return sized(value.getBytes(StandardCharsets.UTF_8));
  }

  public byte[] bytes() {
    return out.toByteArray();
  }

  private static void require(long value, long max) {
    if (value < 0 || value > max) {
      throw new IllegalArgumentException("out of range: " + value);
    }
  }
}
