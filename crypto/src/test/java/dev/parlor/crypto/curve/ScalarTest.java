package dev.parlor.crypto.curve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ScalarTest {
  private static final long SEED = 7_001L;

  private final Random random = new Random(SEED);

  ScalarTest() {
    System.out.println("ScalarTest seed " + SEED);
  }

  @Test
  void arithmeticAgreesWithBigInteger() {
    List<BigInteger> numbers = Scalars.edges();
    for (int i = 0; i < 300; i++) {
      numbers.add(new BigInteger(256, random).mod(ReferenceCurve.Q));
    }
    for (BigInteger a : numbers) {
      BigInteger b = numbers.get(random.nextInt(numbers.size()));
      Scalar x = ReferenceCurve.scalar(a);
      Scalar y = ReferenceCurve.scalar(b);
      assertEquals(a.add(b).mod(ReferenceCurve.Q), ReferenceCurve.number(x.plus(y)));
      assertEquals(a.subtract(b).mod(ReferenceCurve.Q), ReferenceCurve.number(x.minus(y)));
      assertEquals(a.multiply(b).mod(ReferenceCurve.Q), ReferenceCurve.number(x.times(y)));
      assertEquals(a.negate().mod(ReferenceCurve.Q), ReferenceCurve.number(x.negate()));
    }
    for (BigInteger a : numbers.subList(60, 100)) {
      if (a.signum() != 0) {
        assertEquals(
            a.modInverse(ReferenceCurve.Q),
            ReferenceCurve.number(ReferenceCurve.scalar(a).inverse()));
      }
    }
  }

  @Test
  void halvesOfTheEndomorphismAddUpAndAreShort() {
    List<BigInteger> numbers = Scalars.edges();
    for (int i = 0; i < 2_000; i++) {
      numbers.add(new BigInteger(256, random).mod(ReferenceCurve.Q));
    }
    BigInteger lambda = ReferenceCurve.number(Glv.LAMBDA);
    long[] halves = new long[4];
    for (BigInteger k : numbers) {
      int signs = Glv.split(ReferenceCurve.scalar(k), halves, 0);
      BigInteger k1 = half(halves[0], halves[1], (signs & 1) != 0);
      BigInteger k2 = half(halves[2], halves[3], (signs & 2) != 0);
      assertEquals(k, k1.add(k2.multiply(lambda)).mod(ReferenceCurve.Q));
    }
  }

  @Test
  void wideReductionAgreesWithBigInteger() {
    for (int i = 0; i < 500; i++) {
      byte[] wide = new byte[64];
      random.nextBytes(wide);
      assertEquals(
          new BigInteger(1, wide).mod(ReferenceCurve.Q),
          ReferenceCurve.number(Scalar.reduce(wide)));
    }
  }

  @Test
  void decodingRefusesWhatIsNotBelowTheOrder() throws BadInput {
    BigInteger last = ReferenceCurve.Q.subtract(BigInteger.ONE);
    assertEquals(last, ReferenceCurve.number(Scalar.decode(ReferenceCurve.bytes(last))));
    for (BigInteger tooLarge :
        List.of(
            ReferenceCurve.Q,
            ReferenceCurve.P,
            BigInteger.ONE.shiftLeft(256).subtract(BigInteger.ONE))) {
      byte[] bytes = ReferenceCurve.bytes(tooLarge);
      assertEquals(
          BadInput.Reason.RANGE, assertThrows(BadInput.class, () -> Scalar.decode(bytes)).reason());
    }
    for (int length : new int[] {0, 31, 33, 64}) {
      assertEquals(
          BadInput.Reason.LENGTH,
          assertThrows(BadInput.class, () -> Scalar.decode(new byte[length])).reason());
    }
  }

  private static BigInteger half(long low, long high, boolean negative) {
    BigInteger size =
        new BigInteger(Long.toUnsignedString(high))
            .shiftLeft(64)
            .add(new BigInteger(Long.toUnsignedString(low)));
    return negative ? size.negate() : size;
  }
}
