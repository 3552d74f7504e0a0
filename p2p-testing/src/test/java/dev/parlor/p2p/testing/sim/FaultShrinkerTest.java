package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.link.Switchboard;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.table.Passage;
import dev.parlor.p2p.table.TableNode;
import dev.parlor.p2p.table.TableSession;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaultShrinkerTest {
  private static final int BROKEN_PHONE = 1;

  /**
   * A cast with a mistake that only a kill brings out: one phone can't stand what it hears after a
   * restart.
   */
  private static final class Planted<S, V> implements SimCast<S, V> {
    private int lives;

    @Override
    public Node<S, V> node(
        SimPhone<S, V> phone, TableSession<S, V> session, Switchboard links, Passage ear) {
      Node<S, V> good = Node.honest(new TableNode<>(session, links, ear));
      if (phone.number() != BROKEN_PHONE || ++lives == 1) {
        return good;
      }
      return new Broken<>(good);
    }
  }

  private static final class Broken<S, V> extends PassingNode<S, V> {
    Broken(Node<S, V> good) {
      super(good);
    }

    @Override
    public List<Effect.OfRim> received(int connection, byte[] bytes, long now) {
      throw new IllegalStateException("planted");
    }
  }

  private static RunReport play(Run run, FaultPlan plan) {
    return play(Troupe.of(run.game()), run, plan);
  }

  private static <S, V> RunReport play(Bots<S, V> bots, Run run, FaultPlan plan) {
    return World.play(bots, run, plan, new Planted<>());
  }

  private static boolean isPlanted(Fault fault) {
    return (fault instanceof Fault.Kill kill && kill.seat() == BROKEN_PHONE)
        || (fault instanceof Fault.Torn torn && torn.seat() == BROKEN_PHONE)
        || (fault instanceof Fault.Written written && written.seat() == BROKEN_PHONE)
        || (fault instanceof Fault.SetBack back && back.seat() == BROKEN_PHONE);
  }

  @Test
  void aFailingRunShrinksToTheFaultsThatItNeedsAndStillFails() {
    int shrunk = 0;
    for (long seed = 1; shrunk < 3; seed++) {
      Run run =
          new Campaign(List.of(Troupe.of(Holdem.ID)), 4, List.of(Faults.HARSH), seed, false).run(0);
      RunReport failing = play(run, FaultPlan.of(run));
      if (failing.problem().isPresent() && failing.plan().faults().size() > 8) {
        assertShrinks(run, failing);
        shrunk++;
      }
    }
  }

  private static void assertShrinks(Run run, RunReport failing) {
    RunReport least = FaultShrinker.shrink(failing, plan -> play(run, plan));
    assertTrue(least.problem().orElseThrow().what().contains("planted"), run::toString);
    List<Fault> needed = least.plan().faults();
    assertTrue(needed.size() < failing.plan().faults().size(), () -> run + ": " + needed);
    assertTrue(failing.plan().faults().containsAll(needed), "a fault that was not in the plan");
    assertTrue(needed.stream().anyMatch(FaultShrinkerTest::isPlanted), () -> run + ": " + needed);
    for (int left = 0; left < needed.size(); left++) {
      RunReport without = play(run, least.plan().without(left, left + 1));
      assertFalse(without.problem().isPresent(), () -> run + " fails with fewer than " + needed);
    }
    RunReport again = play(run.traced(true), least.plan());
    assertEquals(least.problem(), again.problem(), "the shorter plan fails again");
    assertFalse(again.trace().isEmpty());
  }
}
