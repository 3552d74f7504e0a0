package dev.parlor.bluez.socket;

import dev.parlor.p2p.wire.Malformed;
import java.util.Arrays;

/**
 * Reads the data elements of SDP. An element is a byte with its type and size, then the size if
 * that byte does not say it, then data.
 */
final class Elements {
  private static final int NUMBER = 1;
  private static final int UUID = 3;
  private static final int SEQUENCE = 6;

  private final byte[] bytes;
  private final int end;
  private int at;

  Elements(byte[] bytes, int from, int end) {
    this.bytes = bytes;
    this.at = from;
    this.end = end;
  }

  boolean hasMore() {
    return at < end;
  }

  int u8() throws Malformed {
    if (at >= end) {
      throw new Malformed("too short");
    }
    return bytes[at++] & 0xff;
  }

  int u16() throws Malformed {
    return u8() << 8 | u8();
  }

  byte[] bytes(int count) throws Malformed {
    if (count > end - at) {
      throw new Malformed("too short");
    }
    at += count;
    return Arrays.copyOfRange(bytes, at - count, at);
  }

  /** The elements of a sequence. */
  Elements sequence() throws Malformed {
    return data(SEQUENCE);
  }

  /** A number without a sign, eight bytes long at most. */
  long number() throws Malformed {
    return data(NUMBER).all(8);
  }

  /**
   * A UUID of 16 or 32 bits. Of a longer one these are the first 32 bits, which are the same number
   * for standard UUIDs.
   */
  long uuid() throws Malformed {
    Elements data = data(UUID);
    return data.all(Math.min(4, data.end - data.at));
  }

  void skip() throws Malformed {
    Elements unused = data(-1);
  }

  private long all(int most) throws Malformed {
    int count = Math.min(most, end - at);
    long value = 0;
    for (int i = 0; i < count; i++) {
      value = value << 8 | u8();
    }
    return value;
  }

  private Elements data(int wanted) throws Malformed {
    int head = u8();
    int type = head >> 3;
    if (wanted >= 0 && type != wanted) {
      throw new Malformed("another element than expected");
    }
    int size = size(type, head & 7);
    if (size < 0 || size > end - at) {
      throw new Malformed("too short");
    }
    Elements data = new Elements(bytes, at, at + size);
    at += size;
    return data;
  }

  private int size(int type, int index) throws Malformed {
    return switch (index) {
      case 5 -> u8();
      case 6 -> u16();
      case 7 -> u16() << 16 | u16();
      default -> type == 0 ? 0 : 1 << index;
    };
  }
}
