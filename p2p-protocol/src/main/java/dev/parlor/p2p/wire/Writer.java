package dev.parlor.p2p.wire;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes the fields that {@link Reader} reads. */
public final class Writer {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  public Writer u8(int value) {
    out.write(value);
    return this;
  }

  public Writer u16(int value) {
    return u8(value >>> 8).u8(value);
  }

  public Writer u32(long value) {
    return u16((int) (value >>> 16)).u16((int) value);
  }

  public Writer bytes(byte[] bytes) {
    out.write(bytes, 0, bytes.length);
    return this;
  }

  public Writer bytes(Bytes bytes) {
    return bytes(bytes.toArray());
  }

  public Writer block(byte[] bytes) {
    return u32(bytes.length).bytes(bytes);
  }

  public Writer text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return u16(bytes.length).bytes(bytes);
  }

  public Bytes toBytes() {
    return Bytes.of(toArray());
  }

  public byte[] toArray() {
    return out.toByteArray();
  }
}
