package dev.parlor.crypto.curve;

/** Signed digits, odd or zero, of public numbers of 128 bits. */
final class Wnaf {
  /** How many digits there are: 130, rounded up to a multiple of four. */
  static final int DIGITS = 132;

  private Wnaf() {}

  /** The digits of both halves of a scalar, signs included; digits[h][i] belongs to 2^i. */
  static short[][] halves(Scalar k, int window) {
    long[] halves = new long[4];
    int signs = Glv.split(k, halves, 0);
    return new short[][] {
      digits(halves[0], halves[1], (signs & 1) != 0, window),
      digits(halves[2], halves[3], (signs & 2) != 0, window)
    };
  }

  private static short[] digits(long low, long high, boolean negative, int window) {
    short[] digits = new short[DIGITS];
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
      digits[bit] = (short) (negative ? -word : word);
      bit += window;
    }
    return digits;
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
