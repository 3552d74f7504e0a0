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
 * A prover that may use other dimensions than the list's, and another permutation for cA than for
 * cB. It does everything else by the book, so that a refusal is about the lie and nothing else.
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

    Committed a = committed(PermutationCommitments.numbers(orderA), size, series);
    List<Point> cA = bases.commitAll(a.vectors(), a.randomness());
    channel.points("cA", cA);
    Scalar x = channel.challenge("x");
    Committed b = committed(PermutationCommitments.powers(x, orderB), size, series);
    List<Point> cB = bases.commitAll(b.vectors(), b.randomness());
    channel.points("cB", cB);
    Scalar y = channel.challenge("y");
    Scalar z = channel.challenge("z");
    Committed d = new PermutationCommitments(size, cA, x, cB, y, z).d(a, b);
    Decommitment column =
        size.m() == 1 ? d.decommitment(0) : HadamardArgument.prove(size, d, bases, series, channel);
    ProductArgument.prove(column, bases, series, channel);
    MultiExponentiation.prove(
        size, FixedBase.of(statement.jointKey()), statement.out(), b, rho, bases, series, channel);
    return channel.proof();
  }

  private static Committed committed(Scalar[] entries, Dimensions size, Nonces.Series series) {
    return new Committed(Vectors.columns(entries, size), series.next(size.m()));
  }
}
