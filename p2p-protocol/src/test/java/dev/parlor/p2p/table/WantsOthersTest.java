package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A host is lost or lies, and liars want the epochs of seats that will not begin: of each other, or
 * of the host. The others go on one after the other, and nobody leaves them behind.
 */
class WantsOthersTest {
  private static final int TERM = 70_000;

  private final Voters voters = new Voters(4, 2);
  private final PlayingPhones<?, ?> tables = voters.tables;

  private void miss() throws Malformed {
    voters.suspect();
    assertEquals(1, voters.voted(1));
  }

  /** What all but this phone have voted for. Answers for which epoch it votes then. */
  private int votes(int host, int second, int third) throws Malformed {
    int[] epochs = {host, 1, second, third};
    for (int seat = 0; seat < epochs.length; seat++) {
      if (seat != 1 && epochs[seat] > 0) {
        voters.votes(seat, epochs[seat]);
      }
    }
    tables.input(1, new Input.Tick());
    return voters.voted(1);
  }

  /** For which epoch this phone votes when nobody has begun, and the others want this one. */
  private int waits(int wish) throws Malformed {
    tables.skip(TERM);
    for (int seat = 2; seat < tables.nodes.size(); seat++) {
      voters.says(seat, new Message.Suspect(wish, 0));
    }
    tables.input(1, new Input.Tick());
    return voters.voted(1);
  }

  @Test
  void aPhoneGoesNoFurtherThanOneStepBeyondAMajority() throws Malformed {
    miss();
    assertEquals(1, waits(8), "nobody has voted like it");
    assertEquals(1, votes(0, 2, 0));
    assertEquals(1, waits(8), "they are two of four");
    assertEquals(1, votes(0, 0, 2));
    assertEquals(5, waits(8), "it tries seats by itself");
  }

  @Test
  void aMajorityIsFollowedAtOnce() throws Malformed {
    miss();
    assertEquals(6, votes(60, 7, 6));
  }

  @Test
  void twoWhoVoteForEachOtherInTurnLeaveNobodyBehind() throws Malformed {
    miss();
    assertEquals(1, votes(0, 3, 6));
    assertEquals(5, waits(7));
    assertEquals(5, votes(0, 7, 10));
    assertEquals(9, waits(11));
    assertEquals(9, votes(0, 15, 14));
    assertEquals(13, waits(18));
  }

  @Test
  void aHostThatVotesForItselfAgainAndAgain() throws Malformed {
    miss();
    assertEquals(1, votes(4, 1, 0));
    assertEquals(5, waits(8));
    assertEquals(5, votes(8, 5, 0));
    assertEquals(9, waits(12));
  }

  /** A host may hand over by one of its later epochs, which never began. That is no hand-over. */
  @Test
  void aHandOverFromAnEpochThatNeverWasMovesNobody() throws Malformed {
    miss();
    assertEquals(1, handsOver(60, 61));
    assertEquals(5, handsOver(0, 3), "one of the next epochs may have begun");
  }

  /** The host hands over, and others suspect it. Answers for which epoch this phone votes. */
  private int handsOver(int from, int to) throws Malformed {
    Chain log = voters.chain(1, voters.size(1));
    Payload word = new Succession(to, List.of()).payload();
    Entry entry = Entry.sign(voters.key(0), log, new TableSeat(0), to, word);
    Order order = Order.sign(voters.key(0), log.tid(), from, log.size(), log.head(), entry.hash());
    voters.says(0, new Message.Place(new Ordered(order, entry)));
    return waits(to);
  }

  /** A vote far beyond what a majority has reached is not passed on, and counts for nothing. */
  @Test
  void aVoteForAnEpochFarAheadHasNoEffect() throws Malformed {
    miss();
    assertEquals(1, votes(65, 66, 67));
    assertEquals(64, votes(64, 64, 64));
  }
}
