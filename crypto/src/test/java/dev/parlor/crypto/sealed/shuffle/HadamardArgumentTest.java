package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HadamardArgumentTest {
  @Test
  void theProductOfTheColumnsIsCommittedTo() throws Exception {
    for (int m = 2; m <= 6; m++) {
      Dimensions size = new Dimensions(m, 2 * m);
      Conversation talk = new Conversation("hadamard " + m);
      Pedersen bases = Pedersen.of(size.n());
      Scalar[][] columns = new Scalar[m][];
      Scalar[] product = Vectors.filled(size.n(), Scalar.ONE);
      for (int k = 0; k < m; k++) {
        columns[k] = talk.random(size.n());
        product = Vectors.hadamard(product, columns[k]);
      }
      Committed d = new Committed(columns, talk.random(m));
      Decommitment last = HadamardArgument.prove(size, d, bases, talk.nonces, talk.prover);
      HadamardArgument said = HadamardArgument.read(size, talk.verifier());
      assertEquals(bases.commit(product, last.randomness()), said.last().point());
      List<Point> points = bases.commitAll(d.vectors(), d.randomness());
      assertAccepted(true, said, size, points, bases);
      for (int k = 0; k < m; k++) {
        List<Point> other = new ArrayList<>(points);
        other.set(k, other.get(k).plus(bases.g(0)));
        assertAccepted(false, said, size, other, bases);
      }
    }
  }

  private static void assertAccepted(
      boolean expected,
      HadamardArgument said,
      Dimensions size,
      List<Point> points,
      Pedersen bases) {
    List<CommitmentSource> d = new ArrayList<>();
    for (Point point : points) {
      d.add(CommitmentSource.sent(point));
    }
    assertEquals(expected, said.holds(size, d, bases));
    assertEquals(
        expected,
        Conversation.sumsToNothing(
            bases, (sum, weights) -> said.addTo(sum, weights, size, d, bases)));
  }
}
