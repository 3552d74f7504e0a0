package dev.parlor.p2p.wire;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes the fields that {@link Reader} reads. */
public final class Writer {
  private byte[] out;
  private int size;

  public Writer() {
    this(64);
  }

  /** A writer with room for about so many bytes. */
  public Writer(int room) {
    out = new byte[room];
  }

  private int grow(int more) {
    int at = size;
    if (more > out.length - at) {
      out = Arrays.copyOf(out, Math.max(Math.addExact(at, more), 2 * at));
    }
    size = at + more;
    return at;
  }

  public Writer u8(int value) {
    int at = grow(1);
    out[at] = (byte) value;
    return this;
  }

  public Writer u16(int value) {
    return u8(value >>> 8).u8(value);
  }

  public Writer u32(long value) {
    return u16((int) (value >>> 16)).u16((int) value);
  }

  public Writer bytes(byte[] bytes) {
    return bytes(bytes, 0, bytes.length);
  }

  /** A part of an array. */
  public Writer bytes(byte[] bytes, int from, int count) {
    int at = grow(count);
    System.arraycopy(bytes, from, out, at, count);
    return this;
  }

  public Writer bytes(Bytes bytes) {
    return bytes(bytes.shared());
  }

  public Writer block(byte[] bytes) {
    return u32(bytes.length).bytes(bytes);
  }

  public Writer block(Bytes bytes) {
    return block(bytes.shared());
  }

  public Writer text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return u16(bytes.length).bytes(bytes);
  }

  public Bytes toBytes() {
    return Bytes.owned(toArray());
  }

  /**
   * What was written. A writer that was given exactly the room that it needed hands over its own
   * array.
   */
  public byte[] toArray() {
    return size == out.length ? out : Arrays.copyOf(out, size);
  }
}
