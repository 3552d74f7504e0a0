package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Malformed;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * One phone of four has voted for an epoch that nobody else wants any more: the others go on in the
 * one before.
 */
class LoneVoterTest {
  private static final int ALONE = 3;

  private final Voters voters = new Voters(4, 2);
  private final PlayingPhones<?, ?> tables = voters.tables;

  /** Seat 3 has heard that two others want epoch 2, and nothing of what follows. */
  private void votesAlone() throws Malformed {
    int size = voters.size(1);
    voters.suspect();
    for (int seat = 1; seat < ALONE; seat++) {
      Message suspects = new Message.Suspect(2, 1);
      tables.input(ALONE, new Input.Arrived(tables.npub(seat), suspects.encode()));
    }
    tables.input(ALONE, new Input.Tick());
    Vote vote = JournalRecord.read(tables.journals.get(ALONE)).vote;
    assertTrue(Optional.ofNullable(vote).orElseThrow().epoch() > 1);
    voters.says(0, new Message.Ballot(voters.vote(0, 1, size)));
    voters.says(2, new Message.Ballot(voters.vote(2, 1, size)));
    assertEquals(Optional.of(tables.npub(1)), voters.session(1).orderer());
  }

  /** Its vote may have them adopt what it holds: nobody else has that. */
  @Test
  void whoHasVotedPastAnEpochCutsNothingForIt() throws Malformed {
    tables.unplug(1);
    tables.unplug(2);
    int adopted = voters.size(1);
    while (voters.size(ALONE) <= adopted) {
      assertTrue(tables.act(0) || tables.act(ALONE) || tables.pass());
      tables.settle();
    }
    votesAlone();
    int size = voters.size(ALONE);
    Message first = new Message.Place(voters.session(1).log().get(adopted));
    tables.input(ALONE, new Input.Arrived(tables.npub(1), first.encode()));
    assertEquals(size, voters.size(ALONE));
    assertEquals(Optional.of(tables.npub(0)), voters.session(ALONE).orderer());
  }
}
