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
  record Witness(Committed b, Committed d) {}

  static Witness prove(
      Dimensions size, int[] order, Pedersen bases, Nonces.Series nonces, ProverChannel channel) {
    Scalar[][] a = Vectors.columns(numbers(order), size);
    Scalar[] r = nonces.next(size.m());
    List<Point> cA = bases.commitAll(a, r);
    channel.points("cA", cA);
    Scalar x = channel.challenge("x");

    Scalar[][] b = Vectors.columns(powers(x, order), size);
    Scalar[] s = nonces.next(size.m());
    List<Point> cB = bases.commitAll(b, s);
    channel.points("cB", cB);
    Scalar y = channel.challenge("y");
    Scalar z = channel.challenge("z");
    PermutationCommitments said = new PermutationCommitments(size, cA, x, cB, y, z);
    Committed permuted = new Committed(b, s);
    return new Witness(permuted, said.d(new Committed(a, r), permuted));
  }

  /** pi(1), pi(2), ..., counted from 1. */
  static Scalar[] numbers(int[] order) {
    Scalar[] numbers = new Scalar[order.length];
    for (int i = 0; i < order.length; i++) {
      numbers[i] = Scalar.of(order[i] + 1);
    }
    return numbers;
  }

  /** x^pi(1), x^pi(2), ... */
  static Scalar[] powers(Scalar x, int[] order) {
    Scalar[] powers = Vectors.powers(x, order.length + 1);
    Scalar[] permuted = new Scalar[order.length];
    for (int i = 0; i < order.length; i++) {
      permuted[i] = powers[order[i] + 1];
    }
    return permuted;
  }

  /** The columns of D, as the prover knows them. */
  Committed d(Committed a, Committed b) {
    Scalar[] minusZ = Vectors.filled(size.n(), z.negate());
    Scalar[][] d = new Scalar[size.m()][];
    Scalar[] t = new Scalar[size.m()];
    for (int k = 0; k < size.m(); k++) {
      d[k] = Vectors.plus(Vectors.plus(Vectors.times(a.vector(k), y), b.vector(k)), minusZ);
      t[k] = y.times(a.randomness()[k]).plus(b.randomness()[k]);
    }
    return new Committed(d, t);
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
    Decommitment minusZ = Decommitment.plain(Vectors.filled(size.n(), z.negate()));
    return new CommitmentSource() {
      @Override
      public Point point() {
        Point sum = MultiScalar.sum(Arrays.asList(cA.get(k), cB.get(k)), List.of(y, Scalar.ONE));
        return sum.plus(bases.commitPublic(minusZ));
      }

      @Override
      public void addTo(Combination sum, Scalar factor) {
        sum.add(cA.get(k), factor.times(y));
        sum.add(cB.get(k), factor);
        sum.addCommitment(factor, minusZ);
      }
    };
  }
}
