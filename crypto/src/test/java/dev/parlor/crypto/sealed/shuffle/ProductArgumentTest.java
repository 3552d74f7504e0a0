package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.curve.Scalar;
import org.junit.jupiter.api.Test;

class ProductArgumentTest {
  @Test
  void theRightProductIsAcceptedAndAnyOtherRefused() throws Exception {
    for (int n : new int[] {2, 3, 7, 13}) {
      assertAccepted(true, n, Scalar.ONE);
      assertAccepted(false, n, Scalar.of(2));
    }
  }

  @Test
  void aColumnWithAZeroHasTheProductZero() throws Exception {
    Conversation talk = new Conversation("zero column");
    Scalar[] values = talk.random(5);
    values[2] = Scalar.ZERO;
    assertEquals(true, accepted(talk, values, Scalar.ZERO));
  }

  private static void assertAccepted(boolean expected, int n, Scalar factor) throws Exception {
    Conversation talk = new Conversation("product " + n);
    Scalar[] values = talk.random(n);
    Scalar product = factor;
    for (Scalar value : values) {
      product = product.times(value);
    }
    assertEquals(expected, accepted(talk, values, product));
  }

  private static boolean accepted(Conversation talk, Scalar[] values, Scalar product)
      throws Exception {
    Dimensions size = new Dimensions(1, values.length);
    Pedersen bases = Pedersen.of(size.n());
    Scalar randomness = Scalar.random(talk.entropy);
    ProductArgument.prove(new Decommitment(values, randomness), bases, talk.nonces, talk.prover);
    CommitmentSource column = CommitmentSource.sent(bases.commit(values, randomness));
    ProductArgument said = ProductArgument.read(size, product, talk.verifier());
    boolean plain = said.holds(column, bases);
    assertEquals(
        plain,
        Conversation.sumsToNothing(bases, (sum, weights) -> said.addTo(sum, weights, column)));
    return plain;
  }
}
