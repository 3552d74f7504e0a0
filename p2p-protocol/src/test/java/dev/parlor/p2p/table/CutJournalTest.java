package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.PilesAction;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The host has ordered an entry that nobody got, and the others have gone on without it. */
class CutJournalTest {
  private static final int BEGINNING = 2;

  private final Voters voters = new Voters(3, BEGINNING);
  private final PlayingPhones<?, ?> tables = voters.tables;

  /** The host takes what the others have adopted, so its own last order is cut off. */
  private void cut() throws Malformed {
    while (!tables.match(0).awaited().toAct().contains(0)) {
      assertTrue(tables.act(1) || tables.act(2) || tables.pass());
      tables.settle();
    }
    tables.input(0, new Input.Choose(new PilesAction.Pick(0)));
    tables.unplug(0);
    int adopted = voters.size(1);
    assertTrue(voters.size(0) > adopted, "nobody else got it");
    voters.suspect();
    voters.says(2, new Message.Ballot(voters.vote(2, 1, adopted)));
    tables.plugIn(1);
    assertEquals(Optional.of(tables.npub(1)), voters.session(0).orderer());
    assertEquals(voters.session(1).log(), voters.session(0).log());
  }

  /** A phone must never vote for less than it had ordered or seen before it was killed. */
  @Test
  void whereverItIsKilledItsLogIsNoLessThanBefore() throws Malformed {
    cut();
    List<Bytes> journal = tables.journals.get(0);
    long before = 0;
    for (int records = 1; records <= journal.size(); records++) {
      long rank =
          tables
              .restored(0, List.copyOf(journal.subList(0, records)))
              .map(session -> rank(session.log()))
              .orElse(0L);
      assertTrue(rank >= before, "killed behind record " + records + " of " + journal.size());
      before = rank;
    }
    assertEquals(rank(voters.session(0).log()), before);
  }

  /**
   * Nobody can tell the phone why it cut its log. So the reason stands in the same record as the
   * cut.
   */
  @Test
  void whoIsKilledBehindTheCutKnowsWhatItWasFor() throws Malformed {
    cut();
    voters.killBehindTheCut(0);
    assertEquals(Optional.of(tables.npub(1)), voters.session(0).orderer());
    assertEquals(voters.session(1).log().subList(0, voters.size(0)), voters.session(0).log());
    tables.hangUp(0);
    tables.plugIn(1);
    tables.plugIn(2);
    tables.play(3_000);
    for (int seat = 0; seat < 3; seat++) {
      assertEquals(List.of(), voters.session(seat).verdicts(), "seat " + seat);
      assertEquals(TableView.Stage.FINISHED, voters.session(seat).stage(), "seat " + seat);
    }
  }

  /** Ranks a log as votes do: by the epoch of the last order, then by size. */
  private static long rank(List<Ordered> log) {
    int epoch = log.isEmpty() ? 0 : log.get(log.size() - 1).order().epoch();
    return ((long) epoch << 32) + log.size();
  }
}
