package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ZeroArgumentTest {
  private static final Dimensions SIZE = new Dimensions(3, 6);

  @Test
  void aSumOfZeroIsAccepted() throws Exception {
    assertAccepted(true, Scalar.ZERO);
  }

  @Test
  void aSumThatIsNotZeroIsRefused() throws Exception {
    assertAccepted(false, Scalar.ONE);
  }

  private static void assertAccepted(boolean expected, Scalar excess) throws Exception {
    Conversation talk = new Conversation("zero");
    Pedersen bases = Pedersen.of(SIZE.n());
    Scalar y = Scalar.random(talk.entropy);
    Scalar[][] a = new Scalar[SIZE.m()][];
    Scalar[][] beta = new Scalar[SIZE.m()][];
    Scalar sum = Scalar.ZERO;
    for (int i = 0; i < SIZE.m(); i++) {
      a[i] = talk.random(SIZE.n());
      beta[i] = talk.random(SIZE.n());
      sum = sum.plus(Vectors.star(a[i], beta[i], y));
    }
    // The last entry of the last pair makes up for all others, except for the excess.
    int end = SIZE.n() - 1;
    Scalar[] last = beta[SIZE.m() - 1];
    Scalar weight = a[SIZE.m() - 1][end].times(Vectors.powers(y, SIZE.n() + 1)[SIZE.n()]);
    last[end] = last[end].minus(sum.minus(excess).times(weight.inverse()));
    Committed left = new Committed(a, talk.random(SIZE.m()));
    Committed right = new Committed(beta, talk.random(SIZE.m()));
    ZeroArgument.prove(SIZE, y, left, right, bases, talk.nonces, talk.prover);

    ZeroArgument said = ZeroArgument.read(SIZE, y, talk.verifier());
    List<CommitmentSource> lefts = sources(bases, left);
    List<CommitmentSource> rights = sources(bases, right);
    assertEquals(expected, said.holds(lefts, rights, bases));
    assertEquals(
        expected,
        Conversation.sumsToNothing(
            bases, (total, weights) -> said.addTo(total, weights, lefts, rights)));
  }

  private static List<CommitmentSource> sources(Pedersen bases, Committed committed) {
    List<Point> points = bases.commitAll(committed.vectors(), committed.randomness());
    return points.stream().map(CommitmentSource::sent).collect(Collectors.toList());
  }
}
