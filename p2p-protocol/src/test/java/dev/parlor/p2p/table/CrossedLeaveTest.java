package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Somebody leaves at the moment at which a guest that was cut off votes for another epoch. Where
 * two are left nobody votes any more, so the one that has voted must take what the other was told.
 */
class CrossedLeaveTest {
  private static final int BEGINNING = 2;
  private static final int VOTER = 1;
  private static final long LONG = 25_000;
  private static final long FORGOTTEN = 120_000; // nobody believes what was said so long ago

  private final Voters voters = new Voters(3, BEGINNING);
  private final PlayingPhones<?, ?> tables = voters.tables;

  /**
   * A seat has lost the host, and heard from the other guest that it misses the host as well. They
   * find each other so much later.
   */
  private void votes(long later) throws Malformed {
    tables.skip(LONG);
    Join other = voters.session(VOTER).roster().orElseThrow().at(new TableSeat(2));
    tables.input(VOTER, new Input.LinkUp(other.npub(), other.linkKey()));
    voters.says(2, new Message.Suspect(1, 0));
    tables.input(VOTER, new Input.Tick());
    tables.input(VOTER, new Input.LinkDown(other.npub()));
    assertEquals(
        1,
        Optional.ofNullable(JournalRecord.read(tables.journals.get(VOTER)).vote)
            .orElseThrow()
            .epoch());
    tables.skip(later);
  }

  private void finishes(int... seats) {
    tables.mayVerify(100_000);
    tables.play(3_000);
    for (int seat : seats) {
      assertEquals(TableView.Stage.FINISHED, voters.session(seat).stage(), "seat " + seat);
      assertEquals(List.of(), voters.session(seat).verdicts(), "seat " + seat);
      assertEquals(voters.session(VOTER).log(), voters.session(seat).log(), "seat " + seat);
    }
    assertTrue(tables.match(VOTER).outcome().isPresent());
  }

  /** The host gets up and hands over to the seat that has voted for itself by then. */
  @ParameterizedTest
  @ValueSource(longs = {0, FORGOTTEN})
  void whoHasVotedForItselfTakesWhatItIsHanded(long later) throws Malformed {
    tables.input(0, new Input.Leave());
    tables.cutOff(VOTER);
    tables.settle();
    tables.unplug(0);
    assertEquals(Optional.of(tables.npub(VOTER)), voters.session(2).orderer());
    assertEquals(Optional.of(tables.npub(0)), voters.session(VOTER).orderer());
    votes(later);
    finishes(2);
  }

  /** The host gets up and hands over to the other seat. That one waits for the voter to play. */
  @ParameterizedTest
  @ValueSource(longs = {0, FORGOTTEN})
  void whoeverIsHandedTheTableWaitsForNobodyWhoHasVoted(long later) throws Malformed {
    tables.cutOff(VOTER);
    tables.input(0, new Input.Leave());
    tables.settle();
    tables.unplug(0);
    assertEquals(Optional.of(tables.npub(2)), voters.session(2).orderer());
    votes(later);
    finishes(2);
  }

  /** The other guest gets up. The host orders that, and the voter takes no order of it any more. */
  @ParameterizedTest
  @ValueSource(longs = {0, FORGOTTEN})
  void whoHasVotedAndIsLeftWithTheHostGoesOnWithIt(long later) throws Malformed {
    tables.cutOff(VOTER);
    tables.input(2, new Input.Leave());
    tables.settle();
    tables.unplug(2);
    assertTrue(tables.match(0).attendance().isGone(2));
    votes(later);
    tables.plugIn(VOTER);
    finishes(0);
  }
}
