package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A player gets up while its phone fetches the log from which it is to order. */
class LeavingBetweenEpochsTest {
  @Test
  void theWishIsKeptUntilItCanBeSigned() throws Malformed {
    Voters voters = new Voters(4, 2);
    int size = voters.size(1);
    voters.tables.unplug(1);
    voters.goesOn(3, size + 1);
    int adopted = voters.size(3);
    assertTrue(adopted > size + 1);
    voters.suspect();
    voters.says(2, new Message.Ballot(voters.vote(2, 3, adopted)));
    voters.says(3, new Message.Ballot(voters.vote(3, 3, adopted)));
    List<Ordered> missing = new ArrayList<>(voters.session(3).log().subList(size, adopted));
    voters.says(3, new Message.Place(missing.remove(0)));
    assertEquals(size + 1, voters.size(1));
    voters.tables.input(1, new Input.Leave());
    missing.forEach(ordered -> voters.says(3, new Message.Place(ordered)));
    assertEquals(Optional.of(voters.tables.npub(1)), voters.session(1).orderer(), "it had voted");
    voters.tables.plugIn(1); // its link is enough to order something
    assertTrue(voters.tables.match(1).attendance().isGone(1), "its player has got up");
  }
}
