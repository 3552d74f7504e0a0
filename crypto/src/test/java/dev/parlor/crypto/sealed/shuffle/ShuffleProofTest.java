package dev.parlor.crypto.sealed.shuffle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ShuffleProofTest {
  @Test
  void dimensionsFollowFromTheSize() {
    assertEquals(new Dimensions(4, 13), Dimensions.of(52));
    assertEquals(new Dimensions(3, 18), Dimensions.of(54));
    assertEquals(new Dimensions(5, 22), Dimensions.of(110));
    assertEquals(new Dimensions(6, 52), Dimensions.of(312));
    assertEquals(new Dimensions(1, 2), Dimensions.of(2));
    assertEquals(new Dimensions(1, 4), Dimensions.of(4));
    assertEquals(new Dimensions(2, 4), Dimensions.of(8));
    assertEquals(new Dimensions(1, 97), Dimensions.of(97));
    for (int size = 2; size <= 400; size++) {
      Dimensions dimensions = Dimensions.of(size);
      assertEquals(size, dimensions.m() * dimensions.n());
      assertTrue(dimensions.n() >= 2);
    }
  }

  @Test
  void listsOfNoneOrOneAreNotShuffled() {
    assertThrows(IllegalArgumentException.class, () -> Dimensions.of(0));
    assertThrows(IllegalArgumentException.class, () -> Dimensions.of(1));
    assertThrows(IllegalArgumentException.class, () -> new Dimensions(5, 1));
  }

  @Test
  void bytesOfAShuffleAreTheSpecifiedOnes() {
    int[][] expected = {{52, 7254}, {110, 12885}, {312, 31380}};
    for (int[] row : expected) {
      assertEquals(row[1], 66 * row[0] + Dimensions.of(row[0]).proofBytes());
    }
  }

  @Test
  void anHonestShuffleOfAnySizeIsAcceptedByBothVerifiers() {
    for (int size : new int[] {2, 3, 4, 5, 7, 8, 9, 12, 18, 32, 52, 53, 54}) {
      Deal deal = new Deal(size, "honest " + size);
      assertEquals(Dimensions.of(size).proofBytes(), deal.proof.length);
      assertTrue(Deal.accepted(deal.statement(), deal.proof), () -> "size " + size);
    }
  }

  @Test
  void anotherListIsRefused() {
    Deal deal = new Deal(8, "one");
    Deal other = new Deal(8, "two");
    assertFalse(Deal.accepted(deal.statement(), other.proof));
  }
}
