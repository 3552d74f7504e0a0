package dev.parlor.crypto.sealed;

import static dev.parlor.crypto.sealed.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.Bytes32;
import dev.parlor.crypto.commit.Reason;
import dev.parlor.crypto.commit.Seat;
import dev.parlor.crypto.curve.Point;
import dev.parlor.crypto.curve.Scalar;
import dev.parlor.crypto.curve.SecretMul;
import dev.parlor.crypto.secret.SecretAccess;
import dev.parlor.crypto.secret.SecretBytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class KeysTest {
  private final Party party = new Party(3, "keys");

  @Test
  void theJointKeyIsTheSumOfAll() {
    Point sum = Point.INFINITY;
    for (MemberSecret secret : party.secrets) {
      sum = sum.plus(secret.publicKey());
    }
    assertEquals(sum, party.members.jointKey());
  }

  @Test
  void aKeyCommitmentHas129BytesAndRoundTrips() throws Exception {
    KeyCommitment commitment = party.commitments.get(1);
    assertEquals(129, commitment.encode().length);
    assertEquals(commitment, KeyCommitment.decode(party.seats.get(1), commitment.encode()));
  }

  @Test
  void theListIdDependsOnEveryMessageButNotOnTheirOrderOfArrival() {
    List<KeyCommitment> turned = new ArrayList<>(party.commitments);
    turned.add(turned.remove(0));
    assertEquals(party.deckId, Members.deckId(Party.HAND, turned));
    assertNotEquals(party.deckId, Members.deckId(Party.HAND, turned.subList(0, 2)));
    assertNotEquals(party.deckId, Members.deckId(Party.filled(1), turned));
  }

  @Test
  @DisplayName("attack 3: a rogue key is refused for want of its proof")
  void aRogueKeyIsRefused() {
    Point rogue = rogueKey(party.commitments.subList(0, 2), MemberSecret.fresh(party.entropy));
    KeyCommitment honest = party.commitments.get(2);
    KeyCommitment forged =
        new KeyCommitment(honest.seat(), honest.seedHash(), rogue, honest.possession());
    assertRefused(Reason.NO_POSSESSION, 2, () -> with(forged));
  }

  @Test
  @DisplayName("demonstration: without the proof of possession the rogue reads everything")
  void withoutTheProofOfPossessionTheRogueReadsAll() {
    MemberSecret rogueSecret = MemberSecret.fresh(party.entropy);
    Point rogue = rogueKey(party.commitments.subList(0, 2), rogueSecret);
    // A verifier without the proof would compute this joint key, and it is the rogue's alone.
    Point joint = party.commitments.get(0).key().plus(party.commitments.get(1).key()).plus(rogue);
    assertEquals(rogueSecret.publicKey(), joint);
    Values values = Party.values(5);
    SealedList start = SealedList.start(values, joint);
    for (int i = 0; i < 5; i++) {
      Scalar r = Scalar.random(party.entropy);
      SealedValue masked = start.get(i).plus(new SealedValue(Point.G.times(r), joint.times(r)));
      Point read = masked.c2().minus(masked.c1().times(rogueSecret.scalar()));
      assertEquals(values.pointOf(i), read);
    }
  }

  @Test
  @DisplayName("attack 3: a copied key with its proof, and a key held twice")
  void aCopiedKeyIsRefused() {
    KeyCommitment victim = party.commitments.get(0);
    KeyCommitment copy =
        new KeyCommitment(party.seats.get(2), victim.seedHash(), victim.key(), victim.possession());
    assertRefused(Reason.COPIED_KEY, 2, () -> with(copy));
    KeyCommitment alone =
        new KeyCommitment(party.seats.get(2), victim.seedHash(), victim.key(), victim.possession());
    assertRefused(Reason.NO_POSSESSION, 2, () -> Members.of(Party.HAND, List.of(alone)));
    KeyCommitment shared =
        KeyCommitment.make(
            Party.HAND, party.seats.get(2), Party.filled(7), party.secrets.get(0), party.entropy);
    assertRefused(Reason.COPIED_KEY, 2, () -> with(shared));
  }

  @Test
  @DisplayName("attack 3: a proof of another hand, seat or seed hash")
  void anOldProofIsRefused() {
    Seat seat = party.seats.get(2);
    MemberSecret secret = party.secrets.get(2);
    Bytes32 hash = party.commitments.get(2).seedHash();
    assertRefused(
        Reason.NO_POSSESSION,
        2,
        () -> with(KeyCommitment.make(Party.filled(0x12), seat, hash, secret, party.entropy)));
    KeyCommitment otherHash = party.commitments.get(2);
    assertRefused(
        Reason.NO_POSSESSION,
        2,
        () ->
            with(
                new KeyCommitment(
                    seat, Party.filled(0x66), otherHash.key(), otherHash.possession())));
  }

  @Test
  @DisplayName("attack 3: H at infinity, X at infinity")
  void keysThatCancelAreRefused() throws Exception {
    Scalar sum = Scalar.ZERO;
    for (int i = 0; i < 2; i++) {
      sum = sum.plus(party.secrets.get(i).scalar());
    }
    MemberSecret cancelling =
        MemberSecret.restore(SecretBytes.copyOf(sum.negate().encode(), SecretAccess.granted()));
    KeyCommitment last =
        KeyCommitment.make(
            Party.HAND, party.seats.get(2), Party.filled(7), cancelling, party.entropy);
    assertRefused(Reason.KEYS_CANCEL, 2, () -> with(last));
    byte[] infinity = party.commitments.get(2).encode();
    java.util.Arrays.fill(infinity, 32, 65, (byte) 0);
    assertThrows(BadInput.class, () -> KeyCommitment.decode(party.seats.get(2), infinity));
  }

  @Test
  void aSecretRestoresFromItsJournalAndPrintsNothing() throws Exception {
    MemberSecret secret = party.secrets.get(0);
    MemberSecret again = MemberSecret.restore(secret.journal());
    assertEquals(secret.publicKey(), again.publicKey());
    assertEquals("MemberSecret(" + secret.publicKey() + ")", secret.toString());
    assertThrows(
        BadInput.class,
        () -> MemberSecret.restore(SecretBytes.copyOf(new byte[32], SecretAccess.granted())));
  }

  private Members with(KeyCommitment third) throws Exception {
    return Members.of(
        Party.HAND, List.of(party.commitments.get(0), party.commitments.get(1), third));
  }

  private static Point rogueKey(List<KeyCommitment> others, MemberSecret secret) {
    Point rogue = secret.publicKey();
    for (KeyCommitment other : others) {
      rogue = rogue.minus(other.key());
    }
    return rogue;
  }

  @Test
  void aClosedSecretLeavesNothingBehind() {
    MemberSecret secret = MemberSecret.fresh(party.entropy);
    assertEquals(secret.publicKey(), SecretMul.timesG(secret.scalar()));
    secret.close();
    assertTrue(secret.journal().isWiped());
    assertThrows(IllegalStateException.class, secret::scalar);
  }
}
