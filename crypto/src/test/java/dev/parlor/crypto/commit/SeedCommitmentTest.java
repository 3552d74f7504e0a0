package dev.parlor.crypto.commit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.parlor.crypto.BadInput;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SeedCommitmentTest {
  private static final Bytes32 HAND = filled(0x11);
  private static final Bytes32 DECK = filled(0x22);
  private static final Seed SEED_0 = Seed.of(filled(0x50).toBytes());
  private static final Seed SEED_2 = Seed.of(filled(0x52).toBytes());

  @Test
  void theCommitmentIsTheSpecifiedHash() {
    assertEquals(
        "9c1c3e29935132cda43858fb7b5a527d8a81d2eba6211f911bfcb3b527c05696",
        SeedCommitment.of(HAND, 2, filled(0xa2), SEED_2).hex());
  }

  @Test
  void seedsInSeatOrderGiveTheCombinedSeedAndTheOrder() {
    CombinedSeed combined = CombinedSeed.of(DECK, List.of(SEED_0, SEED_2));
    assertEquals(
        "21dd4eac42c2ad94b3bac8ffb6e0297b43bb1be089c2deedb272e796cf7e22b3", combined.value().hex());
    assertArrayEquals(new int[] {8, 6, 5, 0, 3, 9, 4, 2, 7, 1}, combined.order(10));
    assertNotEquals(CombinedSeed.of(DECK, List.of(SEED_2, SEED_0)), combined);
  }

  @Test
  void streamsOfDifferentPurposesDiffer() {
    CombinedSeed combined = CombinedSeed.of(DECK, List.of(SEED_0, SEED_2));
    TaggedStream lots = combined.stream("lots");
    assertEquals(
        "[3, 0, 49, 0]",
        Arrays.toString(new int[] {lots.below(4), lots.below(4), lots.below(1000), lots.below(7)}));
    assertNotEquals(
        combined.stream("lots").below(1 << 30), combined.stream("order").below(1 << 30));
  }

  @Test
  void aCopiedSeedFitsNoOtherSeat() {
    assertNotEquals(hash(0, SEED_0), hash(2, SEED_0));
  }

  @Test
  void aPromiseOfAnEarlierHandOrAttemptFitsNoOther() {
    assertNotEquals(hash(0, SEED_0), SeedCommitment.of(DECK, 0, filled(0xa0), SEED_0));
  }

  @Test
  void aSeedNeitherPrintsNorComparesItself() {
    assertEquals("Seed(hidden)", SEED_0.toString());
    assertNotEquals(Seed.of(SEED_0.revealBytes()), SEED_0);
    assertArrayEquals(SEED_0.revealBytes(), Seed.of(SEED_0.revealBytes()).revealBytes());
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

  private static Bytes32 hash(int seat, Seed seed) {
    return SeedCommitment.of(HAND, seat, seat == 0 ? filled(0xa0) : filled(0xa2), seed);
  }

  private static Bytes32 filled(int value) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) value);
    return Bytes32.of(bytes);
  }
}
