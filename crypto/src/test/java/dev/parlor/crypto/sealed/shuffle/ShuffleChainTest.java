package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.SealedList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("attack 1: shuffles in turn")
class ShuffleChainTest {
  private final Deal deal = new Deal(12, "attacks");

  @Test
  void theFirstLiarOfABatchIsNamed() throws Exception {
    Party party = deal.party;
    ShuffleChain honest = ShuffleChain.start(party.deckId, party.members, 0, deal.start);
    List<byte[]> proofs = new ArrayList<>();
    for (int seat : party.members.seats()) {
      Shuffle job = honest.shuffle(seat, party.secrets.get(seat), party.entropy);
      honest = honest.withList(seat, job.list());
      proofs.add(job.prove());
    }
    for (int liar : party.members.seats()) {
      ShuffleChain chain = honest;
      for (int seat : party.members.seats()) {
        byte[] proof = proofs.get(seat).clone();
        if (seat == liar) {
          int last = proof.length - 32;
          System.arraycopy(ShuffleFieldsTest.otherScalar(proof, last), 0, proof, last, 32);
        }
        chain = chain.withProof(seat, proof);
      }
      ShuffleChain tampered = chain;
      Refused refused =
          assertThrows(Refused.class, () -> tampered.check(java.util.Set.of(), party.entropy));
      assertEquals(Reason.SHUFFLE_NOT_PROVEN, refused.reason());
      assertEquals(liar, refused.author());
      ShuffleChain trusting = tampered;
      if (liar == 2) {
        trusting.check(java.util.Set.of(2), party.entropy);
      }
    }
  }

  @Test
  void membersShuffleInTurnAndOnce() throws Exception {
    Party party = deal.party;
    ShuffleChain start = ShuffleChain.start(party.deckId, party.members, 0, deal.start);
    assertReason(Reason.NOT_YET, 1, () -> start.withList(1, deal.start));
    assertReason(Reason.NOT_A_MEMBER, 7, () -> start.withList(7, deal.start));
    assertReason(Reason.NOT_YET, 0, () -> start.withProof(0, new byte[0]));
    Shuffle job = start.shuffle(0, party.secrets.get(0), party.entropy);
    ShuffleChain one = start.withList(0, job.list().encode());
    assertReason(Reason.DUPLICATE, 0, () -> one.withList(0, deal.start));
    ShuffleChain proven = one.withProof(0, job.prove());
    assertReason(Reason.DUPLICATE, 0, () -> proven.withProof(0, new byte[0]));
    assertFalse(proven.complete());
    assertThrows(IllegalStateException.class, proven::result);
    ShuffleChain single =
        ShuffleChain.start(
            party.deckId, party.members, 3, new SealedList(deal.start.values().subList(0, 1)));
    assertTrue(single.complete());
    assertEquals(1, single.result().size());
  }

  private static void assertReason(
      Reason reason, int author, org.junit.jupiter.api.function.Executable executable) {
    Refused refused = assertThrows(Refused.class, executable);
    assertEquals(reason, refused.reason());
    assertEquals(author, refused.author());
  }
}
