package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.parlor.crypto.curve.Scalar;
import org.junit.jupiter.api.Test;

class PermutationCommitmentsTest {
  private static final Dimensions SIZE = new Dimensions(2, 5);

  @Test
  void aPermutationHasTheProductThatEverybodyComputes() throws Exception {
    assertEquals(Scalar.ONE, quotient(new int[] {3, 1, 9, 0, 4, 8, 2, 7, 6, 5}));
  }

  @Test
  void aPlaceTakenTwiceHasAnother() throws Exception {
    assertNotEquals(Scalar.ONE, quotient(new int[] {3, 1, 9, 0, 4, 8, 2, 7, 6, 6}));
  }

  /**
   * The product of the columns, divided by the product that the verifier computes. It is 1 for a
   * permutation.
   */
  private static Scalar quotient(int[] order) throws Exception {
    Conversation talk = new Conversation("permutation");
    Pedersen bases = Pedersen.of(SIZE.n());
    PermutationCommitments.Witness witness =
        PermutationCommitments.prove(SIZE, order, bases, talk.nonces, talk.prover);
    PermutationCommitments said = PermutationCommitments.read(SIZE, talk.verifier());
    Scalar product = Scalar.ONE;
    for (int k = 0; k < SIZE.m(); k++) {
      for (Scalar entry : witness.d().vector(k)) {
        product = product.times(entry);
      }
      assertEquals(
          bases.commit(witness.d().vector(k), witness.d().randomness()[k]),
          said.d(k, bases).point());
    }
    return product.times(said.product().inverse());
  }
}
