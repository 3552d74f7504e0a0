package dev.parlor.crypto.curve;

import java.util.Arrays;

/** Signed digits, odd or zero, of public numbers of 128 bits. */
final class Wnaf {
  private Wnaf() {}

  /** digits[i] belongs to 2^i; at least 130 digits. */
  static void write(long low, long high, boolean negative, int window, byte[] digits) {
    Arrays.fill(digits, (byte) 0);
    int carry = 0;
    int bit = 0;
    while (bit < 129) {
      if ((bits(low, high, bit, 1) ^ carry) == 0) {
        bit++;
        continue;
      }
      int word = bits(low, high, bit, window) + carry;
      carry = word >> (window - 1);
      word -= carry << window;
      digits[bit] = (byte) (negative ? -word : word);
      bit += window;
    }
  }

  /** Bits at..at+count-1, zero from 128 up. */
  static int bits(long low, long high, int at, int count) {
    long word;
    if (at >= 128) {
      word = 0;
    } else if (at >= 64) {
      word = high >>> (at - 64);
    } else if (at == 0) {
      word = low;
    } else {
      word = low >>> at | high << (64 - at);
    }
    return (int) (word & ((1 << count) - 1));
  }
}
