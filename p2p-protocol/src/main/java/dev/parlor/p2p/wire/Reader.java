package dev.parlor.p2p.wire;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Reads big-endian fields from bytes of a peer; every bound is checked before anything is copied.
 */
public final class Reader {
  // the decoder puts it in the place of whatever is not UTF-8
  private static final char REPLACEMENT = '\ufffd';

  private final byte[] data;
  private int at;

  public Reader(byte[] data) {
    this.data = data;
  }

  /** Reads from the beginning of a byte string. */
  public Reader(Bytes data) {
    this(data.shared());
  }

  public int u8() throws Malformed {
    need(1);
    return data[at++] & 0xff;
  }

  public int u16() throws Malformed {
    return u8() << 8 | u8();
  }

  public long u32() throws Malformed {
    return (long) u16() << 16 | u16();
  }

  public byte[] bytes(int length) throws Malformed {
    need(length);
    byte[] copy = new byte[length];
    System.arraycopy(data, at, copy, 0, length);
    at += length;
    return copy;
  }

  public Bytes fixed(int length) throws Malformed {
    return Bytes.owned(bytes(length));
  }

  /** A block behind its u32 length, at most {@code max} bytes. */
  public byte[] block(int max) throws Malformed {
    return bytes(length(max));
  }

  /** A block behind its u32 length, as an immutable byte string of at most {@code max} bytes. */
  public Bytes fixedBlock(int max) throws Malformed {
    return fixed(length(max));
  }

  private int length(int max) throws Malformed {
    long length = u32();
    if (length > max) {
      throw new Malformed("a block of " + length + " bytes, at most " + max + " are allowed");
    }
    return (int) length;
  }

  /** UTF-8 text behind its u16 length. */
  public String text(int maxBytes) throws Malformed {
    int length = u16();
    if (length > maxBytes) {
      throw new Malformed("a text of " + length + " bytes, at most " + maxBytes + " are allowed");
    }
    return utf8(bytes(length));
  }

  public byte[] rest() throws Malformed {
    return bytes(data.length - at);
  }

  /** All bytes that are left, as an immutable byte string. */
  public Bytes fixedRest() throws Malformed {
    return fixed(data.length - at);
  }

  public boolean isAtEnd() {
    return at == data.length;
  }

  public void end() throws Malformed {
    if (at != data.length) {
      throw new Malformed((data.length - at) + " bytes too many");
    }
  }

  public static String utf8(byte[] bytes) throws Malformed {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return text.indexOf(REPLACEMENT) < 0 ? text : strictly(bytes);
  }

  /** Decodes text that seems to hold a replaced character. This is the slower way. */
  private static String strictly(byte[] bytes) throws Malformed {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Malformed("not UTF-8");
    }
  }

  private void need(int length) throws Malformed {
    if (length < 0 || length > data.length - at) {
      throw new Malformed("ends too early");
    }
  }
}
