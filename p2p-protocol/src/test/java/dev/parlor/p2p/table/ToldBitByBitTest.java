package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A host and one of four guests go on with their log where nobody hears it, and the guest votes for
 * that log. It tells little of it. The others are a majority without them, and go on from what they
 * have.
 */
class ToldBitByBitTest {
  private static final TableSeat LIAR = new TableSeat(3);
  private static final int[] HONEST = {2, 4};
  private static final int MORE = 9;
  private static final long NEARLY = 4_900;
  private static final long LONG = 60_000;

  private final Voters voters = new Voters(5, 2);
  private final PlayingPhones<?, ?> tables = voters.tables;
  private int size;
  private final List<Ordered> secret = new ArrayList<>(); // what host and liar have beyond the rest

  @BeforeEach
  void goOnWithoutTheOthers() throws Malformed {
    size = voters.size(1);
    Chain chain = voters.chain(1, size);
    for (int i = 0; i < MORE; i++) {
      Payload word = Payload.text(Line.of("ELAPSED", "tea", 1, i));
      long counter = chain.nextCounter(LIAR);
      Entry entry = Entry.sign(voters.key(LIAR.index()), chain, LIAR, counter, word);
      secret.add(chain.order(entry, voters.key(0)));
    }
    voters.suspect();
    Vote vote = Vote.sign(voters.key(LIAR.index()), chain, LIAR, 1);
    voters.says(LIAR.index(), new Message.Ballot(vote));
    for (int seat : HONEST) {
      voters.votes(seat, 1);
    }
  }

  private void waits() {
    tables.input(1, new Input.Tick());
    tables.pass(NEARLY);
  }

  private void tells(int entry) {
    voters.says(LIAR.index(), new Message.Place(secret.get(entry)));
  }

  /** All follow. */
  private void goesOn() {
    assertEquals(Optional.of(tables.npub(1)), voters.session(1).orderer());
    assertEquals(size + 1, voters.size(1));
    tables.plugIn(1);
    for (int seat : HONEST) {
      tables.plugIn(seat);
    }
    tables.pass(LONG);
    for (int seat : List.of(0, 1, 2, 4)) {
      assertEquals(Optional.of(tables.npub(1)), voters.session(seat).orderer(), "seat " + seat);
      assertEquals(voters.session(1).log(), voters.session(seat).log(), "seat " + seat);
      assertEquals(List.of(), voters.session(seat).verdicts(), "seat " + seat);
    }
  }

  /** It tells the next entry whenever it is about to be given up. */
  @Test
  void anEntryAtATime() {
    for (int entry = 0; entry < 4; entry++) {
      waits();
      tells(entry);
    }
    goesOn();
  }

  /** It tells one entry and nothing behind it. */
  @Test
  void onlyAPart() {
    waits();
    tells(0);
    waits();
    waits();
    goesOn();
  }
}
