package dev.parlor.crypto.sealed.shuffle;

import dev.parlor.crypto.commit.Output;
import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.FiatShamir;
import dev.parlor.crypto.sealed.Nonces;
import dev.parlor.crypto.sealed.Points;
import java.util.List;

/**
 * A prover who may use other dimensions than the list's, and another permutation for cA than for
 * cB. Everything else he does by the book, so that what is refused is the lie and nothing else.
 */
final class LyingProver {
  private LyingProver() {}

  static byte[] prove(
      ShuffleStatement statement,
      Dimensions size,
      int[] orderA,
      int[] orderB,
      Scalar[] rho,
      Nonces nonces) {
    Pedersen bases = Pedersen.of(size.n());
    FiatShamir transcript = new FiatShamir("shuffle", statement.context());
    transcript.absorb("H", Points.encode(List.of(statement.jointKey())));
    transcript.absorb("m n", new Output().u16(size.m()).u16(size.n()).bytes());
    transcript.absorb("in", statement.in().encode());
    transcript.absorb("out", statement.out().encode());
    Nonces.Series series = nonces.series(transcript);
    ProverChannel channel = new ProverChannel(transcript);

    Scalar[] positions = new Scalar[orderA.length];
    for (int i = 0; i < orderA.length; i++) {
      positions[i] = Scalar.of(orderA[i] + 1);
    }
    Scalar[][] a = Vectors.columns(positions, size);
    Scalar[] r = series.next(size.m());
    List<Point> cA = bases.commitAll(a, r);
    channel.points("cA", cA);
    Scalar x = channel.challenge("x");
    Scalar[] powers = Vectors.powers(x, orderB.length + 1);
    Scalar[] permuted = new Scalar[orderB.length];
    for (int i = 0; i < orderB.length; i++) {
      permuted[i] = powers[orderB[i] + 1];
    }
    Scalar[][] b = Vectors.columns(permuted, size);
    Scalar[] s = series.next(size.m());
    channel.points("cB", bases.commitAll(b, s));
    Scalar y = channel.challenge("y");
    Scalar z = channel.challenge("z");
    Scalar[] minusZ = Vectors.filled(size.n(), z.negate());
    Scalar[][] d = new Scalar[size.m()][];
    Scalar[] t = new Scalar[size.m()];
    for (int k = 0; k < size.m(); k++) {
      d[k] = Vectors.plus(Vectors.plus(Vectors.times(a[k], y), b[k]), minusZ);
      t[k] = y.times(r[k]).plus(s[k]);
    }
    Scalar[] column = d[0];
    Scalar randomness = t[0];
    if (size.m() > 1) {
      HadamardArgument.Witness step2 =
          HadamardArgument.prove(size, new Committed(d, t), bases, series, channel);
      column = step2.last();
      randomness = step2.lastRandomness();
    }
    ProductArgument.prove(column, randomness, bases, series, channel);
    MultiExponentiation.prove(
        size,
        FixedBase.of(statement.jointKey()),
        statement.out(),
        new Committed(b, s),
        rho,
        bases,
        series,
        channel);
    return channel.proof();
  }
}
