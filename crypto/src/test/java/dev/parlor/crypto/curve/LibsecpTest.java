package dev.parlor.crypto.curve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import fr.acinq.secp256k1.Secp256k1;
import fr.acinq.secp256k1.Secp256k1Exception;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Points and products are compared with libsecp256k1, on thousands of random and edge inputs. */
class LibsecpTest {
  private static final long SEED = 256L;

  private final Secp256k1 other = Secp256k1.get();
  private final Random random = new Random(SEED);

  LibsecpTest() {
    System.out.println("LibsecpTest seed " + SEED);
  }

  @Test
  void productsOfTheGeneratorAgree() {
    List<Scalar> factors = new ArrayList<>();
    for (BigInteger number : numbers(1_500)) {
      factors.add(ReferenceCurve.scalar(number));
    }
    List<Point> products = FixedBase.g().timesAll(factors);
    for (int i = 0; i < factors.size(); i++) {
      byte[] theirs = other.pubKeyCompress(other.pubkeyCreate(factors.get(i).encode()));
      assertArrayEquals(theirs, products.get(i).encode());
      assertArrayEquals(theirs, Point.G.times(factors.get(i)).encode());
    }
  }

  @Test
  void productsOfOtherPointsAgree() throws BadInput {
    byte[] point = other.pubKeyCompress(other.pubkeyCreate(ReferenceCurve.bytes(BigInteger.TEN)));
    int i = 0;
    for (BigInteger number : numbers(1_000)) {
      byte[] factor = ReferenceCurve.bytes(number);
      byte[] theirs = other.pubKeyCompress(other.pubKeyTweakMul(point, factor));
      Point own = Point.decode(point);
      assertArrayEquals(theirs, own.times(Scalar.decode(factor)).encode());
      if (i++ % 4 == 0) {
        assertArrayEquals(theirs, SecretMul.times(own, Scalar.decode(factor)).encode());
      }
      point = theirs;
    }
  }

  @Test
  void sumsAgreeAlsoOfOppositeAndEqualPoints() throws BadInput {
    for (int i = 0; i < 1_000; i++) {
      byte[] one = randomPoint();
      byte[] two = i % 10 == 0 ? one : randomPoint();
      byte[] theirs = other.pubKeyCompress(other.pubKeyCombine(new byte[][] {one, two}));
      assertArrayEquals(theirs, Point.decode(one).plus(Point.decode(two)).encode());
      Point minus = Point.decode(other.pubKeyCompress(other.pubKeyNegate(one)));
      assertEquals(Point.decode(one).negate(), minus);
      assertTrue(Point.decode(one).plus(minus).isInfinity());
    }
  }

  @Test
  void theSameBytesAreAPointForBoth() throws BadInput {
    for (int i = 0; i < 3_000; i++) {
      byte[] bytes = new byte[33];
      random.nextBytes(bytes);
      bytes[0] = (byte) (i % 5 == 0 ? bytes[0] : 2 + i % 2);
      if (i % 7 == 0) {
        // these x are just below and just above p
        java.util.Arrays.fill(bytes, 1, 29, (byte) 0xff);
        bytes[28] = (byte) 0xfe;
      }
      byte[] theirs;
      try {
        theirs = other.pubKeyCompress(other.pubkeyParse(bytes));
      } catch (Secp256k1Exception refused) {
        assertThrows(BadInput.class, () -> Point.decode(bytes));
        continue;
      }
      assertArrayEquals(theirs, Point.decode(bytes).encode());
    }
  }

  private List<BigInteger> numbers(int randomOnes) {
    List<BigInteger> numbers = Scalars.edges();
    for (int i = 0; i < randomOnes; i++) {
      numbers.add(new BigInteger(256, random).mod(ReferenceCurve.Q));
    }
    numbers.removeIf(number -> number.signum() == 0);
    return numbers;
  }

  private byte[] randomPoint() {
    byte[] secret = ReferenceCurve.bytes(new BigInteger(255, random).add(BigInteger.ONE));
    return other.pubKeyCompress(other.pubkeyCreate(secret));
  }
}
