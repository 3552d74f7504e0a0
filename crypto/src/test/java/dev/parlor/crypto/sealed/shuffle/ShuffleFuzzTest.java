package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.commit.DecoderFuzz;
import dev.parlor.crypto.commit.Seed;
import dev.parlor.crypto.sealed.Ask;
import dev.parlor.crypto.sealed.KeyCommitment;
import dev.parlor.crypto.sealed.Party;
import dev.parlor.crypto.sealed.Remask;
import dev.parlor.crypto.sealed.SealedDeck;
import dev.parlor.crypto.sealed.SealedList;
import dev.parlor.crypto.sealed.ShareBatch;
import dev.parlor.crypto.sealed.Unlock;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Feeds mutated messages to the decoders of shuffles. Each has to be refused with the typed
 * refusal, or read as something that encodes to the very same bytes. {@code
 * -Dparlor.fuzz.inputs=1000000} takes more of them, as the nightly profile does.
 */
@DisplayName("attack 4: encodings")
class ShuffleFuzzTest {
  private final Party party = new Party(3, "fuzz");
  private final SealedDeck deck = party.unshuffled(Party.values(3));

  @Test
  void keyCommitments() {
    DecoderFuzz.run(
        party.commitments.get(0).encode(),
        bytes -> KeyCommitment.decode(party.seats.get(0), bytes).encode());
  }

  @Test
  void shares() throws Exception {
    Unlock unlock = deck.unlock(List.of(Ask.toAll(0), Ask.toAll(2)), 1);
    byte[] valid = unlock.contribution(0, party.secrets.get(0), party.entropy).encode();
    DecoderFuzz.run(valid, bytes -> ShareBatch.decode(bytes).encode());
  }

  @Test
  void remasks() throws Exception {
    byte[] valid = deck.makeRemask(0, 0, 1, party.secrets.get(0), party.entropy).encode();
    DecoderFuzz.run(valid, bytes -> Remask.decode(bytes).encode());
  }

  @Test
  void sealedLists() {
    byte[] valid = SealedList.start(Party.values(2), party.members.jointKey()).encode();
    DecoderFuzz.run(valid, bytes -> SealedList.decode(bytes, 2).encode());
  }

  @Test
  void seeds() {
    DecoderFuzz.run(new byte[32], bytes -> Seed.decode(bytes).revealBytes());
  }

  @Test
  void proofs() {
    Deal deal = new Deal(2, "fuzz proofs");
    DecoderFuzz.run(
        deal.proof,
        bytes -> {
          ShuffleProof.read(deal.statement(), bytes);
          return bytes;
        });
  }

  @Test
  void lengthsThatLieAllocateNothing() {
    byte[] manyShares = new byte[200];
    manyShares[0] = (byte) 0xff;
    manyShares[1] = (byte) 0xff;
    BadInput bad = assertThrows(BadInput.class, () -> ShareBatch.decode(manyShares));
    assertEquals(BadInput.Reason.LENGTH, bad.reason());
    assertThrows(BadInput.class, () -> SealedList.decode(new byte[66], 30_000_000));
  }

  @Test
  void everyWrongEncodingOfAPointHasItsReason() {
    byte[] valid = SealedList.start(Party.values(2), party.members.jointKey()).encode();
    assertReason(BadInput.Reason.PREFIX, with(valid, 0, 4));
    assertReason(BadInput.Reason.PREFIX, with(valid, 0, 0));
    byte[] tooLarge = valid.clone();
    Arrays.fill(tooLarge, 1, 33, (byte) 0xff);
    assertReason(BadInput.Reason.RANGE, tooLarge);
    byte[] offCurve = valid.clone();
    Arrays.fill(offCurve, 1, 33, (byte) 0);
    offCurve[32] = 5;
    assertReason(BadInput.Reason.OFF_CURVE, offCurve);
    assertReason(BadInput.Reason.LENGTH, Arrays.copyOf(valid, valid.length - 1));
    assertReason(BadInput.Reason.LENGTH, Arrays.copyOf(valid, valid.length + 1));
    byte[] scalar = party.commitments.get(0).encode();
    Arrays.fill(scalar, scalar.length - 32, scalar.length, (byte) 0xff);
    BadInput bad =
        assertThrows(BadInput.class, () -> KeyCommitment.decode(party.seats.get(0), scalar));
    assertEquals(BadInput.Reason.RANGE, bad.reason());
  }

  private static void assertReason(BadInput.Reason reason, byte[] list) {
    BadInput bad = assertThrows(BadInput.class, () -> SealedList.decode(list, 2));
    assertEquals(reason, bad.reason());
  }

  private static byte[] with(byte[] bytes, int at, int value) {
    byte[] changed = bytes.clone();
    changed[at] = (byte) value;
    return changed;
  }
}
