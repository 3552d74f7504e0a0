package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The host is lost and the second seat would order. The third votes for less than it had seen. */
class FalseVoteTest {
  private static final int BEGINNING = 2;
  private static final int LIAR = Voters.LIAR;

  private static void assertNamed(Voters voters) {
    assertEquals(List.of(new TableSeat(LIAR)), voters.named(1));
  }

  private static Optional<Bytes> npub(Voters voters, int seat) {
    return Optional.of(voters.tables.npub(seat));
  }

  @Test
  void aVoteToWhichTheLogGivesTheLieElectsNobody() throws Malformed {
    Voters voters = new Voters(3, BEGINNING);
    voters.suspect();
    voters.says(LIAR, new Message.Ballot(voters.vote(LIAR, 1, BEGINNING)));
    assertNamed(voters);
    assertEquals(npub(voters, 0), voters.session(1).orderer());
  }

  /** The seat that is voted for can't see the lie before it has the log that others adopt. */
  @Test
  void aLieThatTheAdoptedLogShowsIsLeftOut() throws Malformed {
    Voters voters = new Voters(4, BEGINNING);
    int size = voters.size(1);
    voters.tables.unplug(1);
    voters.goesOn(3, size);
    int adopted = voters.size(3);
    voters.suspect();
    voters.says(LIAR, new Message.Ballot(voters.vote(LIAR, 1, size)));
    voters.says(3, new Message.Ballot(voters.vote(3, 3, adopted)));
    for (Ordered ordered : new ArrayList<>(voters.session(3).log().subList(size, adopted))) {
      voters.says(3, new Message.Place(ordered));
    }
    assertNamed(voters);
    assertEquals(npub(voters, 0), voters.session(1).orderer(), "two of four");
    voters.says(3, new Message.Ballot(voters.vote(0, 3, adopted)));
    assertEquals(npub(voters, 1), voters.session(1).orderer(), "three, without it");
    Succession first = Succession.in(voters.session(1).log().get(adopted).entry()).orElseThrow();
    assertTrue(first.votes().stream().noneMatch(vote -> vote.voter().index() == LIAR));
  }

  /** Such a journal may come from an older version, or from a bad disk. */
  @Test
  void aJournalThatTellsMoreThanHoldsIsReadAsFarAsItHolds() throws Malformed {
    Voters voters = new Voters(3, BEGINNING);
    int size = voters.size(1);
    List<Vote> votes = List.of(voters.vote(1, 1, size), voters.vote(LIAR, 1, BEGINNING));
    Ordered first = voters.chain(1, size).firstOrder(new Succession(1, votes), size, voters.key(1));
    List<Bytes> journal = new ArrayList<>(voters.tables.journals.get(1));
    journal.add(JournalRecord.ordered(first));
    voters.tables.mayVerify(20_000);
    TableSession<?, ?> again = voters.tables.restored(1, journal).orElseThrow();
    again.on(new Input.Tick(), voters.tables.now());
    assertEquals(voters.session(1).log(), again.log());
    assertEquals(npub(voters, 0), again.orderer());
  }
}
