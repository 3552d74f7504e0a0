package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.crypto.curve.FixedBase;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.sealed.Context;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.Purpose;
import dev.parlor.crypto.sealed.SealedList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MultiExponentiationTest {
  private static final int N = 18;
  private static final Dimensions SIZE = Dimensions.of(N);

  @Test
  void theListSealedAnewIsAccepted() throws Exception {
    assertAccepted(true, 0, false);
  }

  @Test
  void wrongRandomnessIsRefused() throws Exception {
    assertAccepted(false, 1, false);
  }

  @Test
  void otherPowersThanTheCommittedAreRefused() throws Exception {
    assertAccepted(false, 0, true);
  }

  private static void assertAccepted(boolean expected, int rhoError, boolean otherPowers)
      throws Exception {
    Conversation talk = new Conversation("multi");
    Pedersen bases = Pedersen.of(SIZE.n());
    Point h = talk.party.members.jointKey();
    SealedList in = SealedList.start(Party.values(N), h);
    Context context = Context.of(talk.party.deckId, Purpose.SHUFFLE, 0, talk.party.seats.get(0));
    int[] order = new int[N];
    Scalar x = Scalar.random(talk.entropy);
    Scalar[] powers = Vectors.powers(x, N + 1);
    Scalar[] permuted = new Scalar[N];
    for (int i = 0; i < N; i++) {
      order[i] = (i * 5 + 3) % N;
      permuted[i] = powers[order[i] + 1];
    }
    Scalar[] rho = talk.random(N);
    ShuffleStatement statement =
        Shuffle.mask(context, h, in, order, rho, talk.party.secrets.get(0), talk.entropy)
            .statement();
    if (otherPowers) {
      Scalar first = permuted[0];
      permuted[0] = permuted[1];
      permuted[1] = first;
    }
    rho[4] = rho[4].plus(Scalar.of(rhoError));
    Committed columns = new Committed(Vectors.columns(permuted, SIZE), talk.random(SIZE.m()));
    MultiExponentiation.prove(
        SIZE, FixedBase.of(h), statement.out(), columns, rho, bases, talk.nonces, talk.prover);

    List<Point> commitments = bases.commitAll(columns.vectors(), columns.randomness());
    MultiExponentiation said = MultiExponentiation.read(SIZE, talk.verifier());
    assertEquals(expected, said.holds(SIZE, statement, x, commitments, bases));
    assertEquals(
        expected,
        Conversation.sumsToNothing(
            bases, (sum, weights) -> said.addTo(sum, weights, SIZE, statement, x, commitments)));
  }
}
