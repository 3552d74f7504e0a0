package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.Nonces;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Step 2, for m > 1: b_m is the entrywise product of all columns D_1 .. D_m. The prover commits to
 * the products on the way, b_1 = D_1, b_k = b_(k-1) o D_k. One statement shows that each is right:
 * the sum over i < m of D_(i+1) * (x^i b_i) less 1 * (sum of x^i b_(i+1)) is zero. {@link
 * ZeroArgument} proves it.
 */
record HadamardArgument(List<Point> cB, Scalar x, ZeroArgument zero) {
  /** Gives the column b_m and its randomness, whose product is left to show. */
  static Decommitment prove(
      Dimensions size, Committed d, Pedersen bases, Nonces.Series nonces, ProverChannel channel) {
    int m = size.m();
    Scalar[][] b = new Scalar[m][];
    b[0] = d.vector(0);
    for (int k = 1; k < m; k++) {
      b[k] = Vectors.hadamard(b[k - 1], d.vector(k));
    }
    Scalar[] s = nonces.next(m);
    s[0] = d.randomness()[0];
    List<Point> cB = bases.commitAll(Arrays.copyOfRange(b, 1, m), Arrays.copyOfRange(s, 1, m));
    channel.points("cHad", cB);
    Scalar x = channel.challenge("x_h");
    Scalar y = channel.challenge("y_h");

    Scalar[] powers = Vectors.powers(x, m);
    Scalar[][] left = new Scalar[m][];
    Scalar[][] right = new Scalar[m][];
    Scalar[] leftRandomness = new Scalar[m];
    Scalar[] rightRandomness = new Scalar[m];
    for (int i = 1; i < m; i++) {
      left[i - 1] = d.vector(i);
      leftRandomness[i - 1] = d.randomness()[i];
      right[i - 1] = Vectors.times(b[i - 1], powers[i]);
      rightRandomness[i - 1] = s[i - 1].times(powers[i]);
    }
    Scalar[] weights = Arrays.copyOfRange(powers, 1, m);
    left[m - 1] = Vectors.filled(size.n(), Scalar.ONE.negate());
    leftRandomness[m - 1] = Scalar.ZERO;
    right[m - 1] = Vectors.combine(weights, Arrays.copyOfRange(b, 1, m));
    rightRandomness[m - 1] = Vectors.dot(weights, Arrays.copyOfRange(s, 1, m));

    ZeroArgument.prove(
        size,
        y,
        new Committed(left, leftRandomness),
        new Committed(right, rightRandomness),
        bases,
        nonces,
        channel);
    return new Decommitment(b[m - 1], s[m - 1]);
  }

  static HadamardArgument read(Dimensions size, VerifierChannel channel) throws BadInput {
    List<Point> cB = channel.points("cHad", size.m() - 1);
    Scalar x = channel.challenge("x_h");
    Scalar y = channel.challenge("y_h");
    return new HadamardArgument(cB, x, ZeroArgument.read(size, y, channel));
  }

  /** The commitment to b_m. */
  CommitmentSource last() {
    return CommitmentSource.sent(cB.get(cB.size() - 1));
  }

  boolean holds(Dimensions size, List<CommitmentSource> d, Pedersen bases) {
    return zero.holds(left(size, d, bases), right(d), bases);
  }

  void addTo(
      Combination sum,
      Weighing weights,
      Dimensions size,
      List<CommitmentSource> d,
      Pedersen bases) {
    zero.addTo(sum, weights, left(size, d, bases), right(d));
  }

  /** Commitments to D_2 .. D_m and to -1. */
  private static List<CommitmentSource> left(
      Dimensions size, List<CommitmentSource> d, Pedersen bases) {
    Decommitment minusOnes = Decommitment.plain(Vectors.filled(size.n(), Scalar.ONE.negate()));
    List<CommitmentSource> left = new ArrayList<>(d.subList(1, d.size()));
    left.add(
        new CommitmentSource() {
          @Override
          public Point point() {
            return bases.commitPublic(minusOnes);
          }

          @Override
          public void addTo(Combination sum, Scalar factor) {
            sum.addCommitment(factor, minusOnes);
          }
        });
    return left;
  }

  /** Commitments to x^i b_i, i < m, and to the sum of x^i b_(i+1). */
  private List<CommitmentSource> right(List<CommitmentSource> d) {
    int m = d.size();
    Scalar[] powers = Vectors.powers(x, m);
    List<CommitmentSource> right = new ArrayList<>();
    for (int i = 1; i < m; i++) {
      CommitmentSource b = i == 1 ? d.get(0) : CommitmentSource.sent(cB.get(i - 2));
      right.add(new Sum(List.of(b), new Scalar[] {powers[i]}));
    }
    List<CommitmentSource> all = new ArrayList<>();
    for (Point point : cB) {
      all.add(CommitmentSource.sent(point));
    }
    right.add(new Sum(all, Arrays.copyOfRange(powers, 1, m)));
    return right;
  }

  private static final class Sum implements CommitmentSource {
    private final List<CommitmentSource> parts;
    private final Scalar[] factors;

    Sum(List<CommitmentSource> parts, Scalar[] factors) {
      this.parts = parts;
      this.factors = factors;
    }

    @Override
    public Point point() {
      Point sum = Point.INFINITY;
      for (int i = 0; i < factors.length; i++) {
        sum = sum.plus(parts.get(i).point().times(factors[i]));
      }
      return sum;
    }

    @Override
    public void addTo(Combination sum, Scalar factor) {
      for (int i = 0; i < factors.length; i++) {
        parts.get(i).addTo(sum, factor.times(factors[i]));
      }
    }
  }
}
