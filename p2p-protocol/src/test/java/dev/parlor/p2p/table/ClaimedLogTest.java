package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * One of four votes for a log that it never tells, because it lies or is lost. The others are a
 * majority without it, so its vote is left out.
 */
class ClaimedLogTest {
  private static final int SEATS = 4;
  private static final int CLAIMS = 3;
  private static final long LOOK = 3_000;

  private final Voters voters = new Voters(SEATS, 2);
  private final PlayingPhones<?, ?> tables = voters.tables;
  private int size;

  /** The second seat has as many votes as it needs, and one for a log that nobody tells. */
  private void claims(int... honest) throws Malformed {
    size = voters.size(1);
    tables.unplug(1);
    voters.goesOn(CLAIMS, size + 1);
    voters.suspect();
    voters.says(CLAIMS, new Message.Ballot(voters.vote(CLAIMS, CLAIMS, voters.size(CLAIMS))));
    for (int seat : honest) {
      voters.says(seat, new Message.Ballot(voters.vote(seat, 1, size)));
    }
  }

  private void looks(int times) {
    for (int i = 0; i < times; i++) {
      tables.input(1, new Input.Tick());
      tables.skip(LOOK);
    }
  }

  private boolean orders() {
    return voters.session(1).orderer().equals(Optional.of(tables.npub(1)));
  }

  @Test
  void aMajorityWithoutItIsEnough() throws Malformed {
    claims(0, 2);
    looks(1);
    assertFalse(orders(), "the log might come");
    looks(2);
    assertTrue(orders());
    assertEquals(size + 1, voters.size(1));
    assertEquals(List.of(), voters.session(1).verdicts());
  }

  /** Its vote is needed, so what it claims is waited for. */
  @Test
  void lessThanAMajorityWaits() throws Malformed {
    claims(2);
    looks(2);
    assertNotEquals(Optional.of(tables.npub(1)), voters.session(1).orderer());
  }
}
