package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.crypto.random.SeededEntropy;
import dev.parlor.crypto.sealed.Context;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.Purpose;
import dev.parlor.crypto.sealed.SealedList;
import java.util.List;

/** A party, a start list and an honest shuffle of it, to be tampered with. */
final class Deal {
  final Party party;
  final SealedList start;
  final Context context;
  final Shuffle shuffle;
  final byte[] proof;

  Deal(int size, String seed) {
    party = new Party(3, seed);
    start = SealedList.start(Party.values(size), party.members.jointKey());
    context = Context.of(party.deckId, Purpose.SHUFFLE, 0, party.seats.get(1));
    shuffle =
        Shuffle.mask(
            context,
            party.members.jointKey(),
            start,
            party.secrets.get(1),
            new SeededEntropy(seed + "/shuffle"));
    proof = shuffle.prove();
  }

  ShuffleStatement statement() {
    return shuffle.statement();
  }

  /** Whether both verifiers accept this proof. They must agree. */
  static boolean accepted(ShuffleStatement statement, byte[] proof) {
    return accepted(statement, proof, new SeededEntropy("local"));
  }

  static boolean accepted(ShuffleStatement statement, byte[] proof, Entropy entropy) {
    ShuffleProof read;
    try {
      read = ShuffleProof.read(statement, proof);
    } catch (BadInput refused) {
      return false;
    }
    boolean plain = read.holds();
    boolean fast = ShuffleVerifier.holdTogether(java.util.List.of(read), entropy);
    if (plain != fast) {
      throw new AssertionError("plain says " + plain + ", fast says " + fast);
    }
    return plain;
  }

  /** The proof is refused, and its author named. */
  static void assertRefused(ShuffleStatement statement, byte[] proof) {
    assertFalse(accepted(statement, proof));
    Refused refused =
        assertThrows(
            Refused.class,
            () ->
                ShuffleVerifier.check(
                    List.of(new ShuffleVerifier.Claim(statement, proof)),
                    new SeededEntropy("check")));
    assertEquals(statement.author(), refused.author());
  }
}
