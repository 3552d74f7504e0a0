package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.MultiScalar;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.Nonces;
import java.util.Arrays;
import java.util.List;

/**
 * Step 1. The prover commits to the permutation, cA = com(pi(i); r), is given x, commits to cB =
 * com(x^pi(i); s) and is given y and z. Then D = y A + B - z can only have the product P = prod (y
 * i + x^i - z) if A holds every number once and B the fitting powers.
 */
record PermutationCommitments(
    Dimensions size, List<Point> cA, Scalar x, List<Point> cB, Scalar y, Scalar z) {

  /** What only the prover knows after this step. */
  record Witness(PermutationCommitments said, Committed b, Committed d) {}

  static Witness prove(
      Dimensions size, int[] order, Pedersen bases, Nonces.Series nonces, ProverChannel channel) {
    Scalar[] positions = new Scalar[order.length];
    for (int i = 0; i < order.length; i++) {
      positions[i] = Scalar.of(order[i] + 1);
    }
    Scalar[][] a = Vectors.columns(positions, size);
    Scalar[] r = nonces.next(size.m());
    List<Point> cA = bases.commitAll(a, r);
    channel.points("cA", cA);
    Scalar x = channel.challenge("x");

    Scalar[] powers = Vectors.powers(x, order.length + 1);
    Scalar[] permuted = new Scalar[order.length];
    for (int i = 0; i < order.length; i++) {
      permuted[i] = powers[order[i] + 1];
    }
    Scalar[][] b = Vectors.columns(permuted, size);
    Scalar[] s = nonces.next(size.m());
    List<Point> cB = bases.commitAll(b, s);
    channel.points("cB", cB);
    Scalar y = channel.challenge("y");
    Scalar z = channel.challenge("z");

    Scalar[] minusZ = Vectors.filled(size.n(), z.negate());
    Scalar[][] d = new Scalar[size.m()][];
    Scalar[] t = new Scalar[size.m()];
    for (int k = 0; k < size.m(); k++) {
      d[k] = Vectors.plus(Vectors.plus(Vectors.times(a[k], y), b[k]), minusZ);
      t[k] = y.times(r[k]).plus(s[k]);
    }
    PermutationCommitments said = new PermutationCommitments(size, cA, x, cB, y, z);
    return new Witness(said, new Committed(b, s), new Committed(d, t));
  }

  static PermutationCommitments read(Dimensions size, VerifierChannel channel) throws BadInput {
    List<Point> cA = channel.points("cA", size.m());
    Scalar x = channel.challenge("x");
    List<Point> cB = channel.points("cB", size.m());
    return new PermutationCommitments(
        size, cA, x, cB, channel.challenge("y"), channel.challenge("z"));
  }

  /** P, which everybody can compute. */
  Scalar product() {
    Scalar product = Scalar.ONE;
    Scalar power = Scalar.ONE;
    Scalar multiple = Scalar.ZERO;
    for (int i = 1; i <= size.size(); i++) {
      power = power.times(x);
      multiple = multiple.plus(y);
      product = product.times(multiple.plus(power).minus(z));
    }
    return product;
  }

  /** The commitment to column k of D: y cA_k + cB_k - z (G_0 + ... + G_(n-1)). */
  CommitmentSource d(int k, Pedersen bases) {
    Scalar[] minusZ = Vectors.filled(size.n(), z.negate());
    return new CommitmentSource() {
      @Override
      public Point point() {
        Point sum = MultiScalar.sum(Arrays.asList(cA.get(k), cB.get(k)), List.of(y, Scalar.ONE));
        return sum.plus(bases.commitPublic(minusZ, Scalar.ZERO));
      }

      @Override
      public void addTo(Combination sum, Scalar factor) {
        sum.add(cA.get(k), factor.times(y));
        sum.add(cB.get(k), factor);
        sum.addCommitment(factor, minusZ, Scalar.ZERO);
      }
    };
  }
}
