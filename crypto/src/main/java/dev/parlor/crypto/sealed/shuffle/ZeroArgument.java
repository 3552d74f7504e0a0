package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.Nonces;
import java.util.Arrays;
import java.util.List;

/**
 * Given commitments to a_1 .. a_m and beta_0 .. beta_(m-1), the sum of a_i * beta_(i-1) is zero,
 * where u * v = sum of u_j v_j y^j.
 *
 * <p>With a random a_0 and beta_m, the products of the two polynomials sum x^i a_i and sum x^(m-j)
 * beta_j have the coefficients d_k = sum of a_i * beta_j over k = m + i - j, and d_(m+1) is the sum
 * in question. The prover commits to all others; there is no place for d_(m+1).
 */
record ZeroArgument(
    int m,
    Scalar y,
    Point cA0,
    Point cBetaM,
    List<Point> cD,
    Scalar x,
    Decommitment a,
    Decommitment beta,
    Scalar t) {

  /** {@code left} holds a_1 .. a_m, {@code right} beta_0 .. beta_(m-1). */
  static void prove(
      Dimensions size,
      Scalar y,
      Committed left,
      Committed right,
      Pedersen bases,
      Nonces.Series nonces,
      ProverChannel channel) {
    int m = size.m();
    Scalar[][] as = new Scalar[m + 1][];
    Scalar[][] betas = new Scalar[m + 1][];
    Scalar[] rs = new Scalar[m + 1];
    Scalar[] ss = new Scalar[m + 1];
    as[0] = nonces.next(size.n());
    rs[0] = nonces.next();
    betas[m] = nonces.next(size.n());
    ss[m] = nonces.next();
    System.arraycopy(left.vectors(), 0, as, 1, m);
    System.arraycopy(left.randomness(), 0, rs, 1, m);
    System.arraycopy(right.vectors(), 0, betas, 0, m);
    System.arraycopy(right.randomness(), 0, ss, 0, m);

    Scalar[] d = Vectors.filled(2 * m + 1, Scalar.ZERO);
    for (int i = 0; i <= m; i++) {
      for (int j = 0; j <= m; j++) {
        d[m + i - j] = d[m + i - j].plus(Vectors.star(as[i], betas[j], y));
      }
    }
    Scalar[] ts = nonces.next(2 * m + 1);
    ts[m + 1] = Scalar.ZERO;

    List<Point> ends =
        bases.commitAll(new Scalar[][] {as[0], betas[m]}, new Scalar[] {rs[0], ss[m]});
    List<Point> cD = bases.commitEach(without(d, m + 1), without(ts, m + 1));
    channel.points("zero a_0", ends.subList(0, 1));
    channel.points("zero beta_m", ends.subList(1, 2));
    channel.points("zero d", cD);
    Scalar x = channel.challenge("x_z");

    Scalar[] powers = Vectors.powers(x, 2 * m + 1);
    Scalar[] falling = falling(powers, m);
    Scalar[] a = Vectors.combine(Arrays.copyOf(powers, m + 1), as);
    Scalar[] beta = Vectors.combine(falling, betas);
    Scalar r = Vectors.dot(Arrays.copyOf(powers, m + 1), rs);
    Scalar s = Vectors.dot(falling, ss);
    Scalar t = Vectors.dot(powers, ts);
    channel.scalars("zero a", a);
    channel.scalars("zero beta", beta);
    channel.scalars("zero r s t", r, s, t);
  }

  static ZeroArgument read(Dimensions size, Scalar y, VerifierChannel channel) throws BadInput {
    int m = size.m();
    Point cA0 = channel.points("zero a_0", 1).get(0);
    Point cBetaM = channel.points("zero beta_m", 1).get(0);
    List<Point> cD = channel.points("zero d", 2 * m);
    Scalar x = channel.challenge("x_z");
    Scalar[] a = channel.scalars("zero a", size.n());
    Scalar[] beta = channel.scalars("zero beta", size.n());
    Scalar[] rst = channel.scalars("zero r s t", 3);
    return new ZeroArgument(
        m,
        y,
        cA0,
        cBetaM,
        cD,
        x,
        new Decommitment(a, rst[0]),
        new Decommitment(beta, rst[1]),
        rst[2]);
  }

  /** Each equation on its own, as the description has it. */
  boolean holds(List<CommitmentSource> left, List<CommitmentSource> right, Pedersen bases) {
    Scalar[] powers = Vectors.powers(x, 2 * m + 1);
    Point sumA = cA0;
    for (int i = 1; i <= m; i++) {
      sumA = sumA.plus(left.get(i - 1).point().times(powers[i]));
    }
    Point sumBeta = cBetaM;
    for (int j = 0; j < m; j++) {
      sumBeta = sumBeta.plus(right.get(j).point().times(powers[m - j]));
    }
    Point sumD = Point.INFINITY;
    for (int k = 0; k < cD.size(); k++) {
      sumD = sumD.plus(cD.get(k).times(powers[k <= m ? k : k + 1]));
    }
    return bases.commitPublic(a).equals(sumA)
        && bases.commitPublic(beta).equals(sumBeta)
        && bases.commitPublic(product()).equals(sumD);
  }

  /** Adds the three equations of {@link #holds}, each with a weight, to one sum. */
  void addTo(
      Combination sum,
      Weighing weights,
      List<CommitmentSource> left,
      List<CommitmentSource> right) {
    Scalar[] powers = Vectors.powers(x, 2 * m + 1);
    Scalar weightA = weights.next();
    sum.addCommitment(weightA.negate(), a);
    sum.add(cA0, weightA);
    for (int i = 1; i <= m; i++) {
      left.get(i - 1).addTo(sum, weightA.times(powers[i]));
    }
    Scalar weightBeta = weights.next();
    sum.addCommitment(weightBeta.negate(), beta);
    sum.add(cBetaM, weightBeta);
    for (int j = 0; j < m; j++) {
      right.get(j).addTo(sum, weightBeta.times(powers[m - j]));
    }
    Scalar weightD = weights.next();
    sum.addCommitment(weightD.negate(), product());
    for (int k = 0; k < cD.size(); k++) {
      sum.add(cD.get(k), weightD.times(powers[k <= m ? k : k + 1]));
    }
  }

  /** a * beta, which the sum of all d_k commits to. */
  private Decommitment product() {
    return Decommitment.of(Vectors.star(a.values(), beta.values(), y), t);
  }

  /** x^m, x^(m-1), ..., 1. */
  private static Scalar[] falling(Scalar[] powers, int m) {
    Scalar[] falling = new Scalar[m + 1];
    for (int j = 0; j <= m; j++) {
      falling[j] = powers[m - j];
    }
    return falling;
  }

  private static Scalar[] without(Scalar[] all, int index) {
    Scalar[] rest = new Scalar[all.length - 1];
    System.arraycopy(all, 0, rest, 0, index);
    System.arraycopy(all, index + 1, rest, index, rest.length - index);
    return rest;
  }
}
