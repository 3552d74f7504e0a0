package dev.parlor.crypto.commit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.crypto.BadInput;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedRoundTest {
  private static final Bytes32 HAND = filled(0x11);
  private static final Bytes32 DECK = filled(0x22);
  private static final List<Seat> SEATS =
      List.of(new Seat(0, filled(0xa0)), new Seat(2, filled(0xa2)));
  private static final Seed SEED_0 = Seed.of(filled(0x50).toBytes());
  private static final Seed SEED_2 = Seed.of(filled(0x52).toBytes());

  @Test
  void theCommitmentIsTheSpecifiedHash() {
    assertEquals(
        "9c1c3e29935132cda43858fb7b5a527d8a81d2eba6211f911bfcb3b527c05696",
        SeedCommitment.of(HAND, 2, filled(0xa2), SEED_2).hex());
  }

  @Test
  void seedsInSeatOrderGiveTheCombinedSeedAndTheOrder() throws Refused {
    SeedRound round = allPromised().reveal(2, SEED_2).reveal(0, SEED_0);
    CombinedSeed combined = round.combined(DECK);
    assertEquals(
        "21dd4eac42c2ad94b3bac8ffb6e0297b43bb1be089c2deedb272e796cf7e22b3", combined.value().hex());
    assertArrayEquals(new int[] {8, 6, 5, 0, 3, 9, 4, 2, 7, 1}, combined.order(10));
    assertEquals(CombinedSeed.of(DECK, List.of(SEED_0, SEED_2)), combined);
  }

  @Test
  void streamsOfDifferentPurposesDiffer() {
    CombinedSeed combined = CombinedSeed.of(DECK, List.of(SEED_0, SEED_2));
    TaggedStream button = combined.stream("button");
    assertEquals(
        "[3, 1, 362, 1]",
        Arrays.toString(
            new int[] {button.below(4), button.below(4), button.below(1000), button.below(7)}));
    assertNotEquals(
        combined.stream("button").below(1 << 30), combined.stream("ties").below(1 << 30));
  }

  @Test
  void nothingIsRevealedBeforeAllHavePromised() throws Refused {
    SeedRound round = open().promise(0, hash(0, SEED_0), Set.of());
    assertFalse(round.allPromised());
    assertRefused(Reason.NOT_YET, 0, () -> round.reveal(0, SEED_0));
  }

  @Test
  void aSeedThatWasNotPromisedIsRefused() {
    assertRefused(Reason.SEED_DOES_NOT_MATCH, 2, () -> allPromised().reveal(2, SEED_0));
  }

  @Test
  void aCopiedPromiseIsRefused() {
    Bytes32 copied = hash(0, SEED_0);
    assertRefused(
        Reason.SEEN_BEFORE,
        2,
        () -> open().promise(0, copied, Set.of()).promise(2, copied, Set.of()));
  }

  @Test
  void aCopiedSeedFitsNoOtherSeat() {
    assertNotEquals(hash(0, SEED_0), hash(2, SEED_0));
  }

  @Test
  void aPromiseFromAnEarlierAttemptIsRefused() {
    Bytes32 old = hash(2, SEED_2);
    assertRefused(Reason.SEEN_BEFORE, 2, () -> open().promise(2, old, Set.of(old)));
  }

  @Test
  void aSecondPromiseOrRevealIsRefused() throws Refused {
    SeedRound revealed = allPromised().reveal(0, SEED_0);
    assertRefused(Reason.DUPLICATE, 0, () -> revealed.reveal(0, SEED_0));
    assertRefused(Reason.DUPLICATE, 0, () -> allPromised().promise(0, hash(0, SEED_2), Set.of()));
  }

  @Test
  void aStrangerIsRefused() {
    assertRefused(Reason.NOT_A_MEMBER, 1, () -> open().promise(1, hash(0, SEED_0), Set.of()));
    assertRefused(Reason.NOT_A_MEMBER, 1, () -> allPromised().reveal(1, SEED_0));
  }

  @Test
  void withheldRevealsAreNamedAndNothingCombines() throws Refused {
    SeedRound round = allPromised().reveal(0, SEED_0);
    assertEquals(List.of(2), round.awaited());
    assertThrows(IllegalStateException.class, () -> round.combined(DECK));
  }

  @Test
  void aSeedNeitherPrintsNorComparesItself() {
    assertEquals("Seed(hidden)", SEED_0.toString());
    assertNotEquals(Seed.of(SEED_0.revealBytes()), SEED_0);
    assertTrue(SEED_0.sameAs(Seed.of(SEED_0.revealBytes())));
  }

  @Test
  void aSeedHasExactly32Bytes() {
    assertEquals(
        BadInput.Reason.LENGTH,
        assertThrows(BadInput.class, () -> Seed.decode(new byte[31])).reason());
    assertEquals(
        BadInput.Reason.LENGTH,
        assertThrows(BadInput.class, () -> Seed.decode(new byte[33])).reason());
  }

  private static SeedRound open() {
    return SeedRound.open(HAND, SEATS);
  }

  private static SeedRound allPromised() throws Refused {
    return open().promise(2, hash(2, SEED_2), Set.of()).promise(0, hash(0, SEED_0), Set.of());
  }

  private static Bytes32 hash(int seat, Seed seed) {
    return SeedCommitment.of(HAND, seat, seat == 0 ? filled(0xa0) : filled(0xa2), seed);
  }

  private static Bytes32 filled(int value) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) value);
    return Bytes32.of(bytes);
  }

  private static void assertRefused(
      Reason reason, int author, org.junit.jupiter.api.function.Executable executable) {
    Refused refused = assertThrows(Refused.class, executable);
    assertEquals(reason, refused.reason());
    assertEquals(author, refused.author());
  }
}
