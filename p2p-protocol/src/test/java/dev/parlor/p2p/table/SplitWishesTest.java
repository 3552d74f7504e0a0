package dev.parlor.p2p.table;

import dev.parlor.p2p.wire.Malformed;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A host orders nothing any more. It and its friends say something else to each of the others, so
 * that they do not vote for the same epoch. They are a majority, so one of them orders soon.
 */
class SplitWishesTest {

  /** Each is told of a later epoch than the one before, of a seat that it has not tried. */
  @ParameterizedTest
  @CsvSource({"3, false", "3, true", "4, false", "4, true", "5, false", "5, true", "7, true"})
  void epochsOfSeatsThatWereNotTried(int seats, boolean votes) throws Malformed {
    LyingFew few = new LyingFew(seats);
    few.soonOrders(
        () -> {
          int epoch = few.latest();
          for (int seat : few.honest) {
            for (int liar : few.liars) {
              epoch = few.epochOf(few.leastTried(seat), epoch);
              few.wants(liar, seat, epoch, votes);
            }
          }
        });
  }

  /** Each is told of epochs of a seat that will not begin. */
  @ParameterizedTest
  @CsvSource({"3, false", "3, true", "4, false", "4, true", "5, false", "5, true", "7, true"})
  void epochsOfLiars(int seats, boolean votes) throws Malformed {
    LyingFew few = new LyingFew(seats);
    few.soonOrders(
        () -> {
          int epoch = few.latest();
          for (int seat : few.honest) {
            for (int liar : few.liars) {
              epoch = few.epochOf(liar, epoch);
              few.wants(liar, seat, epoch, votes);
            }
          }
        });
  }

  /** Whatever they say and whenever, and over whichever links. */
  @ParameterizedTest
  @CsvSource({"3, 1", "3, 2", "4, 3", "4, 4", "5, 5", "5, 6", "7, 8"})
  void anyEpochs(int seats, long seed) throws Malformed {
    LyingFew few = new LyingFew(seats);
    Random random = new Random(seed);
    few.soonOrders(
        () -> {
          int least = Math.max(1, few.latest() - 2);
          for (int seat : few.honest) {
            for (int liar : few.liars) {
              if (random.nextInt(6) == 0) {
                few.links(liar, seat, random.nextBoolean());
              }
              if (random.nextBoolean()) {
                few.wants(liar, seat, least + random.nextInt(2 * seats), random.nextBoolean());
              }
            }
          }
        });
  }
}
