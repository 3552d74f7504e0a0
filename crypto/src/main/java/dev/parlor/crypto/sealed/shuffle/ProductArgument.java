package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.Nonces;
import java.util.List;

/**
 * Step 3: the entries a_1 .. a_n of a committed column have the product P. With the prefix products
 * p_i, blinded as a~ = x a + d and p~ = x p + delta, every x p~_(i+1) - p~_i a~_(i+1) is linear in
 * x exactly if p_(i+1) = p_i a_(i+1). The ends p~_1 = a~_1 and p~_n = x P are worked out, not sent.
 */
final class ProductArgument {
  private final Point cD;
  private final Point cSecond;
  private final Point cThird;
  private final Scalar x;
  private final Decommitment a;
  private final Scalar[] p;
  private final Scalar s;

  ProductArgument(
      Point cD, Point cSecond, Point cThird, Scalar x, Decommitment a, Scalar[] p, Scalar s) {
    this.cD = cD;
    this.cSecond = cSecond;
    this.cThird = cThird;
    this.x = x;
    this.a = a;
    this.p = p;
    this.s = s;
  }

  static void prove(
      Decommitment column, Pedersen bases, Nonces.Series nonces, ProverChannel channel) {
    Scalar[] values = column.values();
    int n = values.length;
    Scalar[] prefixes = new Scalar[n];
    prefixes[0] = values[0];
    for (int i = 1; i < n; i++) {
      prefixes[i] = prefixes[i - 1].times(values[i]);
    }
    Scalar[] d = nonces.next(n);
    Scalar[] delta = nonces.next(n);
    delta[0] = d[0];
    delta[n - 1] = Scalar.ZERO;
    Scalar[] second = new Scalar[n - 1];
    Scalar[] third = new Scalar[n - 1];
    for (int i = 0; i < n - 1; i++) {
      second[i] = delta[i].times(d[i + 1]).negate();
      third[i] =
          delta[i + 1].minus(values[i + 1].times(delta[i])).minus(prefixes[i].times(d[i + 1]));
    }
    Scalar[] random = nonces.next(3);
    List<Point> sent = bases.commitAll(new Scalar[][] {d, second, third}, random);
    channel.points("product d", sent.subList(0, 1));
    channel.points("product second", sent.subList(1, 2));
    channel.points("product third", sent.subList(2, 3));
    Scalar x = channel.challenge("x_s");

    Scalar[] a = Vectors.plus(Vectors.times(values, x), d);
    Scalar[] p = Vectors.plus(Vectors.times(prefixes, x), delta);
    Scalar r = x.times(column.randomness()).plus(random[0]);
    Scalar s = x.times(random[2]).plus(random[1]);
    channel.scalars("product a", a);
    channel.innerScalars("product p", p);
    channel.scalars("product r s", r, s);
  }

  static ProductArgument read(Dimensions size, Scalar product, VerifierChannel channel)
      throws BadInput {
    Point cD = channel.points("product d", 1).get(0);
    Point cSecond = channel.points("product second", 1).get(0);
    Point cThird = channel.points("product third", 1).get(0);
    Scalar x = channel.challenge("x_s");
    Scalar[] a = channel.scalars("product a", size.n());
    Scalar[] p = channel.innerScalars("product p", size.n(), a[0], x.times(product));
    Scalar[] rs = channel.scalars("product r s", 2);
    return new ProductArgument(cD, cSecond, cThird, x, new Decommitment(a, rs[0]), p, rs[1]);
  }

  /** Each equation on its own. {@code column} is the commitment to the values. */
  boolean holds(CommitmentSource column, Pedersen bases) {
    Point first = column.point().times(x).plus(cD);
    Point second = cThird.times(x).plus(cSecond);
    return bases.commitPublic(a).equals(first) && bases.commitPublic(steps()).equals(second);
  }

  void addTo(Combination sum, Weighing weights, CommitmentSource column) {
    Scalar first = weights.next();
    sum.addCommitment(first.negate(), a);
    column.addTo(sum, first.times(x));
    sum.add(cD, first);
    Scalar second = weights.next();
    sum.addCommitment(second.negate(), steps());
    sum.add(cThird, second.times(x));
    sum.add(cSecond, second);
  }

  /** x p~_(i+1) - p~_i a~_(i+1). */
  private Decommitment steps() {
    Scalar[] steps = new Scalar[p.length - 1];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = x.times(p[i + 1]).minus(p[i].times(a.values()[i + 1]));
    }
    return new Decommitment(steps, s);
  }
}
