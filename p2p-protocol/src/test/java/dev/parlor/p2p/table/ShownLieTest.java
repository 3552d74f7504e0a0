package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.FalseVote;
import dev.parlor.p2p.log.FalseVotes;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Two seats of four have heard nothing for a while. The third has, and votes as if it had not. Only
 * the old host can know, because it went on with that one.
 */
class ShownLieTest {
  private static final int LIAR = Voters.LIAR;

  private final Voters voters = new Voters(4, 2);
  private final int adopted = voters.size(1);

  /** Seat 1 orders by the votes of 1, 2 and 3. The longer log of 0 shows that 2 had seen more. */
  private void succeed() throws Malformed {
    voters.tables.unplug(1);
    voters.tables.unplug(3);
    voters.goesOn(0, adopted);
    assertTrue(voters.size(0) > adopted);
    voters.suspect();
    voters.says(LIAR, new Message.Ballot(voters.vote(LIAR, 1, adopted)));
    voters.says(3, new Message.Ballot(voters.vote(3, 3, adopted)));
    assertEquals(Optional.of(voters.tables.npub(1)), voters.session(1).orderer());
    assertEquals(List.of(), voters.named(1), "it can't know");
  }

  @Test
  void whoeverHoldsTheLongerLogFollowsAndShowsTheLie() throws Malformed {
    succeed();
    voters.tables.plugIn(1);
    assertEquals(Optional.of(voters.tables.npub(1)), voters.session(0).orderer());
    assertEquals(voters.session(1).log(), voters.session(0).log());
    for (int seat = 0; seat < 2; seat++) {
      assertEquals(List.of(new TableSeat(LIAR)), voters.named(seat), "seat " + seat);
      assertTrue(voters.tables.match(seat).attendance().isGone(LIAR));
      assertFalse(voters.tables.match(seat).attendance().isGone(0));
    }
  }

  /**
   * The phone is killed when the part that shows the lie is cut, and before it has said anything.
   */
  @Test
  void whoIsKilledBeforeItHasShownTheLieShowsItThen() throws Malformed {
    succeed();
    Message first = new Message.Place(voters.session(1).log().get(adopted));
    voters.tables.input(0, new Input.Arrived(voters.tables.npub(1), first.encode()));
    assertEquals(Optional.of(voters.tables.npub(1)), voters.session(0).orderer());
    voters.killBehindTheCut(0);
    voters.tables.hangUp(0);
    voters.tables.plugIn(1);
    voters.tables.pass(60_000);
    assertEquals(voters.session(1).log(), voters.session(0).log());
    assertTrue(voters.tables.match(1).attendance().isGone(LIAR));
    assertEquals(List.of(new TableSeat(LIAR)), voters.named(1));
  }

  /** The liar helped to lose the host's log. A forged longer log must not convict it either. */
  @Test
  void nobodyIsConvictedByWhatIsNotShown() throws Malformed {
    succeed();
    Succession begun = Succession.in(voters.session(1).log().get(adopted).entry()).orElseThrow();
    List<Ordered> longer = List.copyOf(voters.session(0).log());
    FalseVote shown = FalseVotes.shown(begun, longer, 4).get(0);
    Chain chain = voters.chain(1, voters.size(1));
    long size = chain.size();
    assertTrue(chain.isShown(shown, size));
    assertFalse(chain.isShown(shown, adopted), "its author had not seen the vote");
    TableSeat other = new TableSeat(3);
    assertFalse(chain.isShown(new FalseVote(other, 1, shown.order(), shown.entry()), size));
    assertFalse(chain.isShown(new FalseVote(shown.voter(), 2, shown.order(), shown.entry()), size));
    Ordered early = longer.get((int) Objects.requireNonNull(shown.entry()).seen() - 2);
    assertFalse(
        chain.isShown(new FalseVote(shown.voter(), 1, early.order(), shown.entry()), size),
        "not what it had seen");
    assertFalse(chain.isShown(new FalseVote(shown.voter(), 1, shown.order(), null), size));
  }
}
