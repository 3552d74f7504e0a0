package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A host is lost or lies, and liars want the epochs of seats that will not begin: of each other, or
 * of the host. The others go on with a seat that was not tried.
 */
class WantsOthersTest {
  private static final int HONEST = 2;
  private static final int TERM = 70_000;

  private static Voters miss() throws Malformed {
    Voters voters = new Voters(4, 2);
    voters.suspect();
    assertEquals(1, voted(voters));
    return voters;
  }

  private static int voted(Voters voters) throws Malformed {
    return Optional.ofNullable(JournalRecord.read(voters.tables.journals.get(1)).vote)
        .orElseThrow()
        .epoch();
  }

  /** A liar wants one epoch, and all others another one. Answers for which this phone votes. */
  private static int want(Voters voters, int liar, int wish, int others) throws Malformed {
    int promised = voted(voters);
    voters.tables.skip(TERM);
    for (int seat = HONEST; seat < voters.tables.nodes.size(); seat++) {
      voters.says(seat, new Message.Suspect(seat == liar ? wish : others, promised));
    }
    voters.tables.input(1, new Input.Tick());
    return voted(voters);
  }

  @Test
  void oneWhoWantsTheLostHostAgainAndAgain() throws Malformed {
    Voters voters = miss();
    assertEquals(8, want(voters, 3, 8, 6), "once it may be right");
    assertEquals(10, want(voters, 3, 12, 10));
  }

  @Test
  void twoWhoWantEachOtherInTurn() throws Malformed {
    Voters voters = miss();
    assertEquals(7, want(voters, 2, 7, 5));
    assertEquals(10, want(voters, 3, 10, 9));
    assertEquals(15, want(voters, 2, 15, 13), "once more it may be right");
    assertEquals(17, want(voters, 3, 18, 17));
  }

  @Test
  void aHostThatVotesForItselfAgainAndAgain() throws Malformed {
    Voters voters = miss();
    assertEquals(4, votes(voters, 4, 2), "once it may be right");
    assertEquals(6, votes(voters, 8, 6));
  }

  private static int votes(Voters voters, int epoch, int others) throws Malformed {
    int size = voters.size(1);
    Vote vote = Vote.sign(voters.key(0), voters.chain(1, size), new TableSeat(0), epoch);
    voters.says(0, new Message.Ballot(vote));
    return want(voters, -1, 0, others);
  }
}
