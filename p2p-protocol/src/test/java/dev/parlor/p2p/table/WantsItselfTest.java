package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Malformed;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A host is lost, and one of the others wants the epochs that it would order itself, and begins
 * none of them.
 */
class WantsItselfTest {
  private static final int SEATS = 4;
  private static final int LIAR = 3;
  private static final int TERM = 70_000;

  private final Voters voters = new Voters(SEATS, 2);
  private final PlayingPhones<?, ?> tables = voters.tables;

  private void want(int liars, int others, int promised) {
    tables.skip(TERM);
    voters.says(LIAR, new Message.Suspect(liars, promised));
    for (int seat = 2; seat < LIAR; seat++) {
      voters.says(seat, new Message.Suspect(others, promised));
    }
    tables.input(1, new Input.Tick());
  }

  private int voted() throws Malformed {
    return Optional.ofNullable(JournalRecord.read(tables.journals.get(1)).vote)
        .orElseThrow()
        .epoch();
  }

  @Test
  void whoWasVotedForAndHasNotBegunIsNotAskedForByItsOwnWish() throws Malformed {
    voters.suspect();
    assertEquals(1, voted());
    want(7, 5, 1);
    assertEquals(7, voted(), "once it may be right");
    want(11, 9, 7);
    assertEquals(9, voted());
  }

  /** What others want is followed, for there may be ways only to that seat. */
  @Test
  void theWishOfAnotherIsFollowed() throws Malformed {
    voters.suspect();
    want(7, 5, 1);
    want(9, 11, 7);
    assertEquals(11, voted());
  }
}
