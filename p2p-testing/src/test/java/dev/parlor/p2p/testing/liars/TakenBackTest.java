package dev.parlor.p2p.testing.liars;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.log.Vouch;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.Faults;
import dev.parlor.p2p.testing.sim.Node;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.SimCast;
import dev.parlor.p2p.testing.sim.SimPhone;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Two of three players pretend that the last orders of the host were never made, to take back a
 * decision of one of them. The host holds what it has signed, and brings it back.
 */
class TakenBackTest {
  private static final int BEGINS_AT = 20;
  private static final long SEED = 4;

  /**
   * The two friends, each with keys of its own. A message for one of them is heard by the other as
   * well.
   */
  private static final class Friends<S, V> implements SimCast<S, V> {
    private final Map<Integer, LiarsKeys> keys = new HashMap<>();
    private final Map<Integer, LiarsDesk> desks = new HashMap<>();
    private @Nullable Entry taken;
    private boolean broughtBack;

    @Override
    public Signatures signatures(int number, Signatures honest) {
      if (number == 0) {
        return honest;
      }
      LiarsKeys own = new LiarsKeys(honest);
      keys.put(number, own);
      return own;
    }

    @Override
    public Node<S, V> node(
        SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
      int number = phone.number();
      if (number == 0) {
        return Node.honest(new TableNode<>(session, links, ear));
      }
      LiarsDesk desk =
          new LiarsDesk(
              session,
              Objects.requireNonNull(keys.get(number)),
              dev.parlor.games.Dice.seeded(number));
      desks.put(number, desk);
      return new LyingNode<>(session, links, number == 1 ? new Forgets() : new Silent(), desk);
    }

    @Override
    public boolean isLiar(int number) {
      return number > 0;
    }

    @Override
    public boolean mayBeNamed(TableSeat seat) {
      return seat.index() > 0;
    }

    @Override
    public boolean mayFork() {
      return true;
    }

    @Override
    public boolean outlivesHost() {
      return true;
    }

    private LiarsDesk other() {
      return Objects.requireNonNull(desks.get(2));
    }

    private class Silent implements Trick {
      @Override
      public List<Bytes> instead(LiarsDesk desk, Bytes to, Bytes message) {
        return taken == null ? List.of(message) : List.of();
      }
    }

    /** Votes for itself with its log as it was before its last decision, and begins to order. */
    private final class Forgets extends Silent {
      @Override
      public void look(LiarsDesk desk) {
        int size = desk.log().size();
        if (taken != null || !desk.hasBegun() || size <= BEGINS_AT) {
          return;
        }
        Entry last = desk.log().get(size - 1).entry();
        if (!desk.isMine(last) || last.seen() >= size || unseen(desk, size - 1)) {
          return;
        }
        taken = last;
        int epoch = Ballots.mine(desk, 0);
        List<Vote> votes = new ArrayList<>();
        for (LiarsDesk each : List.of(desk, other())) {
          votes.add(Ballots.vote(each, epoch, 0, size - 1, Ballots.headAt(desk, size - 1)));
        }
        Reaching.say(desk, Ballots.first(desk, epoch, size - 1, new Succession(epoch, votes)));
      }

      private boolean unseen(LiarsDesk desk, long size) {
        for (Ordered each : desk.log()) {
          if (each.entry().seat().index() > 0 && each.entry().seen() > size) {
            return true; // their votes would be false, and name them
          }
        }
        return other().log().size() < size;
      }

      @Override
      public boolean hears(LiarsDesk desk, Bytes from, Bytes message) {
        if (LiarsDesk.decode(message).orElse(null) instanceof Message.Submit submit) {
          broughtBack |=
              Vouch.in(submit.entry()).filter(entry -> Objects.equals(entry, taken)).isPresent();
        }
        return true;
      }
    }
  }

  private static <S, V> void isBroughtBack(Bots<S, V> bots) {
    Run run = new Run(bots, 3, bots.brief(), Faults.NONE, SEED, false, false);
    Friends<S, V> friends = new Friends<>();
    World.play(bots, run, new FaultPlan(List.of()), friends);
    assertTrue(friends.taken != null, "no occasion in " + run);
    assertTrue(friends.broughtBack, run.toString());
  }

  @Test
  void whatAMajorityForgetsIsVouchedForByWhoeverHeldIt() {
    isBroughtBack(Troupe.of(new GameId("poker")));
    isBroughtBack(Troupe.of(new GameId("piles")));
  }
}
