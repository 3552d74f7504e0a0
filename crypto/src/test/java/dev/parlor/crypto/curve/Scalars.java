package dev.parlor.crypto.curve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Numbers at which carries, halves and windows go wrong if they ever do. */
final class Scalars {
  private Scalars() {}

  static List<BigInteger> edges() {
    BigInteger q = ReferenceCurve.Q;
    List<BigInteger> edges = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      edges.add(BigInteger.valueOf(i));
      edges.add(q.subtract(BigInteger.valueOf(i + 1L)));
      edges.add(q.shiftRight(1).add(BigInteger.valueOf(i - 10L)));
    }
    for (int bit = 0; bit < 256; bit++) {
      edges.add(BigInteger.ONE.shiftLeft(bit).mod(q));
      edges.add(BigInteger.ONE.shiftLeft(bit).subtract(BigInteger.ONE).mod(q));
    }
    BigInteger lambda =
        new BigInteger("5363ad4cc05c30e0a5261c028812645a122e22ea20816678df02967c1b23bd72", 16);
    edges.add(lambda);
    edges.add(q.subtract(lambda));
    edges.add(lambda.add(BigInteger.ONE));
    return edges;
  }
}
