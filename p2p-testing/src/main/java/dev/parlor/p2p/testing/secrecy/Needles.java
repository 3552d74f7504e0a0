package dev.parlor.p2p.testing.secrecy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Byte strings that must not come out unnoticed, with a search for all of them at once. They are
 * found at any place of a message, as bytes or printed in hexadecimal digits.
 */
final class Needles {
  private static final int KEY = 8;
  private static final int FILTER = 1 << 16;
  private static final int HEX_RUN = 32;

  private static final class Needle {
    final byte[] bytes;
    final Runnable found;

    Needle(byte[] bytes, Runnable found) {
      this.bytes = bytes.clone();
      this.found = found;
    }
  }

  private final Map<Long, List<Needle>> byKey = new HashMap<>();
  private final BitSet filter = new BitSet(FILTER);

  /**
   * Looks for these bytes from now on, and tells when they come along. They must be longer than
   * eight bytes.
   */
  void add(byte[] bytes, Runnable found) {
    long key = 0;
    for (int i = 0; i < KEY; i++) {
      key = (key << 8) | (bytes[i] & 0xff);
    }
    byKey.computeIfAbsent(key, k -> new ArrayList<>()).add(new Needle(bytes, found));
    filter.set(filtered(key));
  }

  private static int filtered(long key) {
    return (int) ((key * 0x9E3779B97F4A7C15L) >>> 48);
  }

  void search(byte[] hay) {
    searchPlain(hay);
    int from = -1;
    for (int i = 0; i <= hay.length; i++) {
      boolean digit = i < hay.length && Character.digit(hay[i], 16) >= 0;
      if (digit && from < 0) {
        from = i;
      } else if (!digit && from >= 0) {
        if (i - from >= HEX_RUN) {
          searchPlain(unhex(hay, from, i));
          searchPlain(unhex(hay, from + 1, i));
        }
        from = -1;
      }
    }
  }

  private static byte[] unhex(byte[] hay, int from, int to) {
    byte[] plain = new byte[(to - from) / 2];
    for (int i = 0; i < plain.length; i++) {
      int at = from + 2 * i;
      plain[i] = (byte) (16 * Character.digit(hay[at], 16) + Character.digit(hay[at + 1], 16));
    }
    return plain;
  }

  private void searchPlain(byte[] hay) {
    long key = 0;
    for (int i = 0; i < hay.length; i++) {
      key = (key << 8) | (hay[i] & 0xff);
      if (i >= KEY - 1 && filter.get(filtered(key))) {
        compare(key, hay, i - KEY + 1);
      }
    }
  }

  private void compare(long key, byte[] hay, int at) {
    for (Needle needle : byKey.getOrDefault(key, List.of())) {
      int end = at + needle.bytes.length;
      if (end <= hay.length && Arrays.equals(hay, at, end, needle.bytes, 0, needle.bytes.length)) {
        needle.found.run();
      }
    }
  }
}
