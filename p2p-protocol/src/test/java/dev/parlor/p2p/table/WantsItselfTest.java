package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Malformed;
import org.junit.jupiter.api.Test;

/**
 * A host is lost, and one of the others wants the epochs that it would order itself, and begins
 * none of them.
 */
class WantsItselfTest {
  private static final int LIAR = 3;
  private static final int TERM = 70_000;

  private final Voters voters = new Voters(4, 2);
  private final PlayingPhones<?, ?> tables = voters.tables;

  /** All have voted for one epoch, and the liar for its own. Then it wants to go on like this. */
  private void want(int voted, int liars, int next) throws Malformed {
    voters.votes(2, voted);
    voters.votes(LIAR, liars);
    tables.input(1, new Input.Tick());
    tables.skip(TERM);
    voters.says(2, new Message.Suspect(voted, voted));
    voters.says(LIAR, new Message.Suspect(next, liars));
    tables.input(1, new Input.Tick());
  }

  @Test
  void whoeverWantsItselfIsNotWaitedFor() throws Malformed {
    voters.suspect();
    assertEquals(1, voters.voted(1));
    want(1, 3, 7);
    assertEquals(5, voters.voted(1));
    want(5, 7, 11);
    assertEquals(9, voters.voted(1));
    want(9, 11, 15);
    assertEquals(13, voters.voted(1));
  }

  /** Among the first epochs what another wants is followed: there may be ways only to that seat. */
  @Test
  void aWishForOneOfTheFirstEpochsIsFollowed() throws Malformed {
    voters.suspect(3);
    assertEquals(3, voters.voted(1));
  }

  /** Two phones that went back for each other's sake would change places for ever. */
  @Test
  void aPhoneKeepsToTheLaterEpochThatItHasWanted() throws Malformed {
    Voters five = new Voters(5, 2);
    five.leaveAlone();
    five.says(2, new Message.Suspect(3, 0));
    five.says(2, new Message.Suspect(2, 0));
    assertEquals(0, five.voted(1), "they are two of five");
    five.says(3, new Message.Suspect(1, 0));
    assertEquals(3, five.voted(1));
  }
}
