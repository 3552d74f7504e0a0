package dev.parlor.p2p.log;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import org.junit.jupiter.api.Test;

/** Which orders of a voter's own prove its vote false. */
class FalseVotesTest {
  private static final int SEATS = 4;
  private static final int VOTER = 1;
  private static final Bytes NOTHING = Bytes.of(new byte[32]);

  /** A vote for epoch 10, with a log of 20 entries of which the last was ordered in epoch 5. */
  private static final Vote VOTE =
      new Vote(new TableSeat(VOTER), 10, 5, 20, NOTHING, Bytes.of(new byte[64]));

  @Test
  void whatItOrderedBeyondItsVoteGivesItTheLie() {
    assertTrue(lies(5, 20));
  }

  @Test
  void whatItOrderedInALaterEpochThanItsLogDoesSoWhereverItStands() {
    assertTrue(lies(9, 3));
    assertTrue(lies(9, 20));
  }

  @Test
  void whatItsVoteHoldsDoesNot() {
    assertFalse(lies(5, 19));
    assertFalse(lies(1, 19));
    assertFalse(lies(1, 40), "of a branch that was cut before its log");
  }

  @Test
  void whatOthersOrderedIsNotItsOwn() {
    assertFalse(lies(6, 20));
    assertFalse(lies(8, 20));
  }

  @Test
  void whatItOrdersOnceThatEpochHasBegunIsNoLie() {
    assertFalse(lies(13, 20), "it holds the table again, later");
  }

  private static boolean lies(int epoch, long index) {
    Order order = new Order(NOTHING, epoch, index, NOTHING, NOTHING, Bytes.of(new byte[64]));
    return FalseVotes.hasOrderedMore(VOTE, order, SEATS);
  }
}
