package dev.parlor.crypto.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FeTest {
  private static final long SEED = 20_261_118L;
  private static final BigInteger P = ReferenceCurve.P;

  /** The largest limbs that a product may take have 56 bits; the highest limb has 52. */
  private static final int BITS = 56;

  /**
   * The slack of a product: with the largest limbs, the part above 2^256 comes to 2^40.2, of which
   * 2^20.2 is carried.
   */
  private static final long HALVES_SLACK = 1L << 21;

  private final Random random = new Random(SEED);

  FeTest() {
    System.out.println("FeTest seed " + SEED);
  }

  @Test
  void productsAndSquaresOfAllMagnitudesAgreeWithBigIntegers() {
    Fe product = new Fe();
    for (int i = 0; i < 60_000; i++) {
      Fe a = wild(BITS - i % 5);
      Fe b = wild(BITS - i / 5 % 5);
      BigInteger expected = big(a).multiply(big(b)).mod(P);
      product.mul(a, b);
      assertIsSmall(product);
      assertEquals(expected, big(product).mod(P), "product " + i);
      assertEquals(expected, written(product), "product " + i);
      product.sqr(a);
      assertIsSmall(product);
      assertEquals(big(a).pow(2).mod(P), big(product).mod(P), "square " + i);
    }
  }

  @Test
  void zeroIsFoundInEveryRepresentation() {
    for (int i = 0; i < 2_000; i++) {
      Fe value = wild(BITS - 6);
      Fe same = Fe.of(1);
      same.mul(same, value); // the same number in other limbs
      Fe difference = new Fe();
      difference.sub(value, same);
      assertTrue(difference.isZero() && difference.isZeroVar(), "difference " + i);
      difference.n2 += 1 + i;
      assertFalse(difference.isZero() || difference.isZeroVar(), "difference " + i);
    }
  }

  @Test
  void halvesGiveTheSameProductsAndSquares() {
    Fe half = new Fe();
    Fe wide = new Fe();
    for (int i = 0; i < 60_000; i++) {
      Fe a = i % 7 == 0 ? extreme(BITS) : wild(BITS - i % 5);
      Fe b = i % 11 == 0 ? extreme(BITS) : wild(BITS - i / 5 % 5);
      HalfProduct.mul(half, a, b);
      WideProduct.mul(wide, a, b);
      assertIsSmall(half, HALVES_SLACK);
      assertEquals(written(wide), written(half), "product " + i);
      HalfProduct.sqr(half, a, 1 + i % 3);
      WideProduct.sqr(wide, a, 1 + i % 3);
      assertIsSmall(half, HALVES_SLACK);
      assertEquals(written(wide), written(half), "square " + i);
    }
  }

  @Test
  void theUpperHalfOfAProductByHalvesIsTheSame() {
    long[] edges = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 32, (1L << 32) - 1, -1L << 32};
    for (long a : edges) {
      for (long b : edges) {
        assertEquals(Math.multiplyHigh(a, b), Runtimes.highOfHalves(a, b), a + " x " + b);
      }
    }
    for (int i = 0; i < 60_000; i++) {
      long a = random.nextLong() >> random.nextInt(64);
      long b = random.nextLong() >> random.nextInt(64);
      assertEquals(Math.multiplyHigh(a, b), Runtimes.highOfHalves(a, b), a + " x " + b);
    }
  }

  /** A number with every limb as large as it may be, of any sign. */
  private Fe extreme(int bits) {
    long limb = (1L << bits) - 1;
    long last = (1L << 52) - 1;
    return new Fe(signed(limb), signed(limb), signed(limb), signed(limb), signed(last));
  }

  private long signed(long value) {
    return random.nextBoolean() ? value : -value;
  }

  @Test
  void chainsOfSquaresAndProductsStaySmall() {
    Fe value = wild(BITS);
    Fe factor = wild(BITS);
    BigInteger expected = big(value).mod(P);
    for (int i = 0; i < 5_000; i++) {
      value.sqr(value, 3);
      value.mul(value, factor);
      expected = expected.pow(8).multiply(big(factor)).mod(P);
      assertIsSmall(value);
      assertEquals(expected, big(value).mod(P), "step " + i);
    }
  }

  @Test
  void inversesAndRootsAgreeWithBigIntegers() {
    FePowers powers = new FePowers();
    Fe out = new Fe();
    for (int i = 0; i < 200; i++) {
      Fe a = wild(BITS - 4);
      a.n0 |= 1; // so that it is not zero
      powers.invert(out, a);
      assertEquals(big(a).modInverse(P), written(out), "inverse " + i);
      Fe square = new Fe();
      square.sqr(a);
      powers.sqrt(out, square);
      assertEquals(big(a).pow(2).mod(P), written(out).pow(2).mod(P), "root " + i);
    }
    powers.invert(out, new Fe());
    assertEquals(BigInteger.ZERO, written(out));
  }

  @Test
  void zeroIsSeenInEveryForm() {
    for (int i = 0; i < 2_000; i++) {
      Fe a = wild(BITS - 4);
      Fe b = new Fe();
      b.mul(a, Fe.of(1));
      assertTrue(a.equalsVar(b), "form " + i);
      b.n0++;
      assertEquals(false, a.equalsVar(b), "form " + i);
    }
  }

  /**
   * Checks the bound that is called "magnitude 1": limbs below 2^52 and a little, the highest below
   * 2^48 and a little.
   */
  private static void assertIsSmall(Fe a) {
    assertIsSmall(a, 1L << 20);
  }

  private static void assertIsSmall(Fe a, long slack) {
    for (long limb : new long[] {a.n0, a.n1, a.n2, a.n3, a.n4 << 4}) {
      assertTrue(limb > -slack && limb < (1L << 52) + slack, () -> "limb " + limb);
    }
  }

  private Fe wild(int bits) {
    return new Fe(limb(bits), limb(bits), limb(bits), limb(bits), limb(bits - 4));
  }

  private long limb(int bits) {
    long most = (1L << bits) - 1;
    return switch (random.nextInt(6)) {
      case 0 -> most;
      case 1 -> -most;
      case 2 -> 0;
      default -> random.nextLong() >> (63 - bits);
    };
  }

  private static BigInteger big(Fe a) {
    BigInteger sum = BigInteger.valueOf(a.n4);
    for (long limb : new long[] {a.n3, a.n2, a.n1, a.n0}) {
      sum = sum.shiftLeft(52).add(BigInteger.valueOf(limb));
    }
    return sum;
  }

  private static BigInteger written(Fe a) {
    Fe copy = a.copy();
    copy.normalize();
    byte[] bytes = new byte[Fe.BYTES];
    copy.write(bytes, 0);
    return new BigInteger(1, bytes);
  }
}
