package dev.parlor.crypto.commit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FisherYatesTest {
  @Test
  void theDrawsAreUsedFromTheLastPlaceDown() {
    Iterator<Integer> draws = List.of(0, 2, 1).iterator();
    int[] bounds = {4, 3, 2};
    int[] at = {0};
    int[] order =
        FisherYates.order(
            4,
            bound -> {
              assertEquals(bounds[at[0]++], bound);
              return draws.next();
            });
    assertArrayEquals(new int[] {3, 1, 2, 0}, order);
  }

  @Test
  void emptyAndSingleListsNeedNoDraw() {
    Draws none =
        bound -> {
          throw new AssertionError("drawn below " + bound);
        };
    assertArrayEquals(new int[0], FisherYates.order(0, none));
    assertArrayEquals(new int[] {0}, FisherYates.order(1, none));
  }

  @Test
  void wordsAboveTheLastWholeMultipleAreDrawnAgain() {
    Iterator<Long> words = List.of(0xffffffffL, 0xfffffffeL, 5L).iterator();
    assertEquals(2, Draws.rejecting(words::next).below(3));
    Iterator<Long> top = List.of(0xfffffffeL).iterator();
    assertEquals(2, Draws.rejecting(top::next).below(3));
    assertThrows(IllegalArgumentException.class, () -> Draws.rejecting(() -> 0).below(0));
  }

  @Test
  void everyOrderOfFiveIsEquallyLikely() {
    Random random = seeded("orders of five");
    int[] counts = new int[3125];
    for (int run = 0; run < 120_000; run++) {
      int[] order = FisherYates.order(5, combined(random).stream("order"));
      counts[Arrays.stream(order).reduce(0, (code, next) -> code * 5 + next)]++;
    }
    int[] seen = Arrays.stream(counts).filter(count -> count > 0).toArray();
    assertEquals(120, seen.length);
    assertFits(seen);
  }

  @Test
  void everyValueIsEquallyLikelyAtEveryPlaceOf52() {
    Random random = seeded("places of 52");
    int[][] counts = new int[52][52];
    for (int run = 0; run < 10_000; run++) {
      int[] order = FisherYates.order(52, combined(random).stream("order"));
      for (int place = 0; place < 52; place++) {
        counts[place][order[place]]++;
      }
    }
    for (int[] place : counts) {
      assertFits(place);
    }
  }

  @Test
  void drawsBelowAnyBoundAreUniform() {
    Random random = seeded("draws");
    for (int bound : new int[] {2, 3, 7, 10, 52, 100}) {
      TaggedStream stream = combined(random).stream("draws");
      int[] counts = new int[bound];
      for (int draw = 0; draw < 1000 * bound; draw++) {
        counts[stream.below(bound)]++;
      }
      assertFits(counts);
    }
  }

  private static void assertFits(int[] counts) {
    double statistic = ChiSquare.ofEqualShares(counts);
    double bound = ChiSquare.bound(counts.length - 1);
    assertTrue(statistic < bound, () -> statistic + " >= " + bound + " " + Arrays.toString(counts));
  }

  private static CombinedSeed combined(Random random) {
    byte[] bytes = new byte[32];
    random.nextBytes(bytes);
    return new CombinedSeed(Bytes32.of(bytes));
  }

  private static Random seeded(String what) {
    long seed = System.nanoTime();
    System.out.println("FisherYatesTest " + what + ": seed " + seed);
    return new Random(seed);
  }
}
