package dev.parlor.crypto.curve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.Hex;
import dev.parlor.crypto.TaggedHash;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bouncycastle.math.ec.ECPoint;
import org.junit.jupiter.api.Test;

class PointTest {
  private static final long SEED = 20_260_101L;

  private final Random random = new Random(SEED);

  PointTest() {
    System.out.println("PointTest seed " + SEED);
  }

  @Test
  void hashToCurveGivesTheRegressionValues() {
    assertEquals(
        "0246c0be1fb49d73034df1444f198407a31a237a96e0432ccb55eeb4cbe471f33d",
        Hex.encode(
            HashToCurve.point(TaggedHash.tag("CARDGAME/v1/card").start().u8(0).u8(0)).encode()));
    assertEquals(
        "02b6fd71d41c38b81a3d0b8be982656c399012785fed5998540e2c44cb7efdc43f",
        Hex.encode(
            HashToCurve.point(TaggedHash.tag("CARDGAME/v1/pedersen/G").start().u16(0)).encode()));
    assertEquals(
        "023db31fcdd39ba1dab9e8314acefade584211350f60628b736389a11102207790",
        Hex.encode(HashToCurve.point(TaggedHash.tag("CARDGAME/v1/pedersen/H").start()).encode()));
  }

  @Test
  void productsAgreeWithBouncyCastleOnEdgeAndRandomScalars() {
    List<BigInteger> factors = Scalars.edges();
    for (int i = 0; i < 200; i++) {
      factors.add(new BigInteger(256, random).mod(ReferenceCurve.Q));
    }
    Point base = Point.G.times(Scalar.of(12345));
    FixedBase table = FixedBase.of(base);
    ECPoint reference = ReferenceCurve.of(base);
    for (BigInteger factor : factors) {
      Scalar k = ReferenceCurve.scalar(factor);
      Point expected = ReferenceCurve.of(reference.multiply(factor).normalize());
      assertEquals(expected, base.times(k), () -> "public " + factor.toString(16));
      assertEquals(expected, table.times(k), () -> "table " + factor.toString(16));
      assertEquals(expected, SecretMul.times(base, k), () -> "secret " + factor.toString(16));
    }
  }

  @Test
  void sumsAgreeWithOneByOne() {
    for (int n : new int[] {0, 1, 2, 3, 17, 60, 300}) {
      List<Point> points = new ArrayList<>();
      List<Scalar> scalars = new ArrayList<>();
      ECPoint expected = ReferenceCurve.CURVE.getCurve().getInfinity();
      for (int i = 0; i < n; i++) {
        Point p =
            i % 7 == 6 ? points.get(i - 1) : i % 7 == 5 ? points.get(0).negate() : randomPoint();
        BigInteger k = i % 5 == 4 ? BigInteger.ZERO : new BigInteger(256, random);
        k = k.mod(ReferenceCurve.Q);
        if (i == 9) {
          p = Point.INFINITY;
        }
        points.add(p);
        scalars.add(ReferenceCurve.scalar(k));
        expected = expected.add(ReferenceCurve.of(p).multiply(k));
      }
      Point sum = ReferenceCurve.of(expected.normalize());
      assertEquals(sum, MultiScalar.sum(points, scalars), "public, n = " + n);
      assertEquals(sum, SecretMul.sum(points, scalars), "secret, n = " + n);
    }
  }

  @Test
  void manyProductsAtOnceAgreeWithOneByOne() {
    List<Scalar> secrets = new ArrayList<>();
    for (BigInteger edge : Scalars.edges()) {
      secrets.add(ReferenceCurve.scalar(edge));
    }
    Point base = randomPoint();
    List<Point> products = FixedBase.of(base).timesAll(secrets);
    for (int i = 0; i < secrets.size(); i++) {
      assertEquals(base.times(secrets.get(i)), products.get(i), "number " + i);
    }
  }

  @Test
  void manySumsOfTablesAgreeWithOneByOne() {
    List<Point> bases = new ArrayList<>();
    List<FixedBase> tables = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      bases.add(randomPoint());
      tables.add(FixedBase.of(bases.get(i)));
    }
    List<List<Scalar>> rows = new ArrayList<>();
    for (int row = 0; row < 70; row++) {
      List<Scalar> secrets = new ArrayList<>();
      for (int i = 0; i < row % 6; i++) {
        secrets.add(ReferenceCurve.scalar(new BigInteger(row % 3 == 0 ? 2 : 256, random)));
      }
      rows.add(secrets);
    }
    List<Point> sums = FixedBase.sums(tables, rows);
    for (int row = 0; row < rows.size(); row++) {
      List<Point> firsts = bases.subList(0, rows.get(row).size());
      assertEquals(MultiScalar.sum(firsts, rows.get(row)), sums.get(row), "row " + row);
    }
  }

  @Test
  void oddMultiplesAreTheSameForFewAndForMany() {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      points.add(randomPoint());
    }
    int size = 16;
    long[] many = OddMultiples.tables(points, size);
    for (int i = 0; i < points.size(); i++) {
      long[] one = OddMultiples.tables(points.subList(i, i + 1), size);
      for (int j = 0; j < size; j++) {
        Point expected = points.get(i).times(Scalar.of(2 * j + 1));
        assertEquals(expected, entry(one, j), "one");
        assertEquals(expected, entry(many, i * size + j), "many");
      }
    }
  }

  private static Point entry(long[] table, int number) {
    Fe x = new Fe();
    Fe y = new Fe();
    x.load(table, number * 10);
    y.load(table, number * 10 + 5);
    return Point.affine(x, y);
  }

  @Test
  void halvesInOddDigitsComeBackToTheScalar() {
    List<BigInteger> all = Scalars.edges();
    for (int i = 0; i < 2_000; i++) {
      all.add(new BigInteger(256, random).mod(ReferenceCurve.Q));
    }
    BigInteger lambda =
        new BigInteger("5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72", 16);
    for (BigInteger number : all) {
      long[] digits = SplitDigits.of(ReferenceCurve.scalar(number));
      BigInteger[] halves = {BigInteger.ZERO, BigInteger.ZERO};
      for (int window = SplitDigits.COUNT - 1; window >= 0; window--) {
        for (int half = 0; half < 2; half++) {
          int digit = 2 * SplitDigits.at(digits, half, window) - 15;
          halves[half] = halves[half].shiftLeft(4).add(BigInteger.valueOf(digit));
        }
      }
      assertEquals(number, halves[0].add(halves[1].multiply(lambda)).mod(ReferenceCurve.Q));
    }
  }

  @Test
  void manySumsAtOnceAgreeWithOneByOne() {
    List<Point> bases = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      bases.add(randomPoint());
    }
    bases.add(bases.get(0));
    bases.add(bases.get(1).negate());
    bases.add(Point.INFINITY);
    SecretBases prepared = SecretBases.of(bases);
    List<int[]> numbers = new ArrayList<>();
    List<List<Scalar>> rows = new ArrayList<>();
    for (int row = 0; row < 20; row++) {
      int size = row % 12;
      int[] picked = new int[size];
      List<Scalar> secrets = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        picked[i] = random.nextInt(bases.size());
        BigInteger k = new BigInteger(row % 3 == 0 ? 2 : 256, random);
        secrets.add(ReferenceCurve.scalar(k));
      }
      numbers.add(picked);
      rows.add(secrets);
    }
    List<Point> sums = prepared.sums(numbers, rows);
    for (int row = 0; row < rows.size(); row++) {
      List<Point> own = new ArrayList<>();
      for (int number : numbers.get(row)) {
        own.add(bases.get(number));
      }
      assertEquals(MultiScalar.sum(own, rows.get(row)), sums.get(row), "row " + row);
      List<Point> firsts = bases.subList(0, rows.get(row).size());
      assertEquals(
          MultiScalar.sum(firsts, rows.get(row)), prepared.sum(rows.get(row)), "row " + row);
    }
  }

  @Test
  void allProductsAgreeWithOneByOne() {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      points.add(randomPoint());
    }
    points.add(points.get(0).negate());
    List<Scalar> scalars = new ArrayList<>();
    for (BigInteger edge : Scalars.edges()) {
      scalars.add(ReferenceCurve.scalar(edge));
    }
    List<List<Point>> products = AllProducts.of(points, scalars);
    for (int i = 0; i < scalars.size(); i++) {
      for (int j = 0; j < points.size(); j++) {
        Point expected = points.get(j).times(scalars.get(i));
        assertEquals(expected, products.get(i).get(j), "scalar " + i + " point " + j);
      }
    }
  }

  @Test
  void additionKnowsItsSpecialCases() {
    Point p = randomPoint();
    assertEquals(p, p.plus(Point.INFINITY));
    assertEquals(p, Point.INFINITY.plus(p));
    assertTrue(p.minus(p).isInfinity());
    assertEquals(p.times(Scalar.of(2)), p.plus(p));
    assertTrue(p.times(Scalar.ZERO).isInfinity());
    assertTrue(SecretMul.times(p, Scalar.ZERO).isInfinity());
    assertTrue(SecretMul.sum(List.of(p, p), List.of(Scalar.ONE, Scalar.of(-1))).isInfinity());
  }

  @Test
  void encodingRoundTripsAndRefusesEverythingElse() throws BadInput {
    Point p = randomPoint();
    assertEquals(p, Point.decode(p.encode()));
    assertArrayEquals(p.encode(), Point.decode(p.encode()).encode());
    assertRefused(BadInput.Reason.LENGTH, new byte[32]);
    assertRefused(BadInput.Reason.LENGTH, new byte[34]);
    assertRefused(BadInput.Reason.LENGTH, new byte[0]);
    for (int prefix : new int[] {0, 1, 4, 5, 6, 7, 255}) {
      byte[] bytes = p.encode();
      bytes[0] = (byte) prefix;
      assertRefused(BadInput.Reason.PREFIX, bytes);
    }
    assertRefused(BadInput.Reason.OFF_CURVE, encoding(BigInteger.ZERO));
    assertRefused(BadInput.Reason.OFF_CURVE, encoding(BigInteger.valueOf(5)));
    assertRefused(BadInput.Reason.RANGE, encoding(ReferenceCurve.P));
    assertRefused(BadInput.Reason.RANGE, encoding(ReferenceCurve.P.add(BigInteger.ONE)));
    assertRefused(
        BadInput.Reason.RANGE, encoding(BigInteger.ONE.shiftLeft(256).subtract(BigInteger.ONE)));
    assertThrows(IllegalStateException.class, Point.INFINITY::encode);
  }

  private Point randomPoint() {
    return ReferenceCurve.of(
        ReferenceCurve.CURVE.getG().multiply(new BigInteger(255, random)).normalize());
  }

  private static byte[] encoding(BigInteger x) {
    byte[] out = new byte[33];
    out[0] = 2;
    System.arraycopy(ReferenceCurve.bytes(x), 0, out, 1, 32);
    return out;
  }

  private static void assertRefused(BadInput.Reason reason, byte[] bytes) {
    assertEquals(reason, assertThrows(BadInput.class, () -> Point.decode(bytes)).reason());
  }
}
