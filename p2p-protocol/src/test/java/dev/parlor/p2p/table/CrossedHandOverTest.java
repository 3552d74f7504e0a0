package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Join;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A host hands its table over at the moment at which its guests vote for the same epoch. */
class CrossedHandOverTest {
  private static final int BEGINNING = 2;
  private static final long LONG = 25_000;

  /** The hand-over of the host is lost on its way, and the others have voted. */
  @Test
  void whatWasHandedOverYieldsToTheVotesAndNobodyIsNamed() throws Malformed {
    Voters voters = new Voters(3, BEGINNING);
    int size = voters.size(1);
    voters.tables.input(0, new Input.HandOver());
    voters.tables.unplug(0);
    assertEquals(size + 1, voters.size(0));
    assertEquals(Optional.of(voters.tables.npub(1)), voters.session(0).orderer());
    voters.suspect();
    voters.says(2, new Message.Ballot(voters.vote(2, 1, size)));
    assertEquals(Optional.of(voters.tables.npub(1)), voters.session(1).orderer());
    voters.tables.plugIn(1);
    for (int seat = 0; seat < 2; seat++) {
      assertEquals(List.of(), voters.session(seat).verdicts(), "seat " + seat);
    }
    assertEquals(voters.session(1).log(), voters.session(0).log());
    voters.tables.plugIn(2);
    voters.tables.play(3_000);
    for (int seat = 0; seat < 3; seat++) {
      assertEquals(TableView.Stage.FINISHED, voters.session(seat).stage(), "seat " + seat);
      assertEquals(List.of(), voters.session(seat).verdicts(), "seat " + seat);
    }
  }

  /** One guest alone has voted. The others took the table from the host. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 7})
  void whoHasVotedTakesWhatTheOthersWereHanded(int seats) throws Malformed {
    Voters voters = new Voters(seats, BEGINNING);
    PlayingPhones<?, ?> tables = voters.tables;
    tables.unplug(2);
    tables.input(0, new Input.HandOver());
    tables.settle();
    assertEquals(Optional.of(tables.npub(1)), voters.session(3).orderer());
    tables.skip(LONG);
    Join first = voters.session(2).roster().orElseThrow().at(new TableSeat(1));
    tables.input(2, new Input.LinkUp(first.npub(), first.linkKey()));
    for (int other = 1; other < seats; other++) {
      if (other != 2) {
        Message suspects = new Message.Suspect(1, 0);
        tables.input(2, new Input.Arrived(tables.npub(other), suspects.encode()));
      }
    }
    tables.input(2, new Input.Tick());
    tables.input(2, new Input.LinkDown(first.npub()));
    Vote vote = JournalRecord.read(tables.journals.get(2)).vote;
    assertEquals(1, Optional.ofNullable(vote).orElseThrow().epoch());
    for (int guest = 1; guest < seats; guest++) {
      tables.plugIn(guest);
    }
    tables.mayVerify(300_000);
    tables.play(3_000);
    assertTrue(voters.size(1) > BEGINNING);
    for (int seat = 0; seat < seats; seat++) {
      assertEquals(voters.session(1).log(), voters.session(seat).log(), "seat " + seat);
      assertEquals(TableView.Stage.FINISHED, voters.session(seat).stage(), "seat " + seat);
      assertEquals(List.of(), voters.session(seat).verdicts(), "seat " + seat);
    }
  }
}
