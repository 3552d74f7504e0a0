package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/**
 * A guest's phone falls silent anywhere in a match of hidden cards, over the radio. The others come
 * to a result that all who are there sign. The world checks everything else. {@code
 * -Dparlor.silent.step} is the distance between two entries that are tried.
 */
class SilentAnywhereTest {
  private static final List<GameId> GAMES = List.of(Holdem.ID, Duel.ID, Romme.ID, Recall.ID);
  private static final int STEP = Integer.getInteger("parlor.silent.step", 67);
  private static final long SEED = Long.getLong("parlor.silent.seed", 5);
  private static final int SILENT = 2;
  private static final int FIRST = 4; // all have agreed to the roster by then

  /** Keeps the world, so that its phones can be looked at in the end. */
  private static final class Held<S, V> implements SimCast<S, V> {
    private final List<World<S, V>> worlds = new ArrayList<>();

    @Override
    public void begin(World<S, V> world) {
      worlds.add(world);
    }
  }

  private static <S, V> void everywhere(Bots<S, V> bots, IntFunction<Fault> fault, boolean back) {
    Run run = new Run(bots, 3, bots.brief(), Faults.NONE, SEED, false, false);
    Held<S, V> whole = new Held<>();
    World.play(bots, run, new FaultPlan(List.of()), whole);
    int entries = whole.worlds.get(0).phones().get(0).session().orElseThrow().log().size();
    for (int at = FIRST + bots.kit().code() % STEP; at < entries; at += STEP) {
      String what = run + " " + fault.apply(at);
      Held<S, V> held = new Held<>();
      RunReport report = World.play(bots, run, new FaultPlan(List.of(fault.apply(at))), held);
      assertTrue(report.problem().isEmpty(), () -> what + " " + report.problem());
      for (SimPhone<S, V> phone : held.worlds.get(0).phones()) {
        if (phone.number() != SILENT || back) {
          TableView<?> view = phone.session().orElseThrow().view();
          String who = what + ", P" + (phone.number() + 1) + " " + view.broken();
          assertEquals(TableView.Stage.FINISHED, view.stage(), who);
          assertEquals(List.of(), view.verdicts(), what);
        }
      }
    }
  }

  @Test
  void whoNeverComesBackIsPlayedOnWithout() {
    for (GameId game : GAMES) {
      everywhere(Troupe.of(game), at -> new Fault.Behind(at, new Fault.Vanish(SILENT, 100)), false);
    }
  }

  /**
   * A table that agreed on a minute goes on without the silent seat. Where it agreed on an hour,
   * the seat can come back at any time in it.
   */
  @Test
  void aTableMayAgreeOnAMinuteOrOnAnHour() {
    for (GameId game : GAMES) {
      isOut(Troupe.of(game), Map.of("sitOutMinutes", "1"), 400_000); // or it is over before
      assertFalse(isOut(Troupe.of(game), Map.of("sitOutMinutes", "60"), 130_000));
    }
  }

  private static <S, V> boolean isOut(Bots<S, V> bots, Map<String, String> also, long away) {
    Map<String, String> options = new HashMap<>(bots.brief());
    options.putAll(also);
    Fault fault = new Fault.Kill(SILENT, 100, away);
    Run run = new Run(bots, 3, options, Faults.NONE, SEED, false, false);
    Held<S, V> held = new Held<>();
    Fault slow = new Fault.Doze(0, 100, away); // makes the match last long enough
    FaultPlan plan =
        new FaultPlan(
            List.of(new Fault.Behind(2 * FIRST, fault), new Fault.Behind(2 * FIRST, slow)));
    RunReport report = World.play(bots, run, plan, held);
    String what = run + " " + also;
    assertTrue(report.problem().isEmpty(), () -> what + " " + report.problem());
    SimPhone<S, V> other = held.worlds.get(0).phones().get(0);
    assertEquals(TableView.Stage.FINISHED, other.session().orElseThrow().view().stage(), what);
    return other.match().orElseThrow().attendance().isGone(SILENT);
  }

  @Test
  void whoseProcessIsKilledIsBack() {
    for (GameId game : GAMES) {
      everywhere(
          Troupe.of(game), at -> new Fault.Behind(at, new Fault.Kill(SILENT, 100, 130_000)), true);
    }
  }

  @Test
  void whoseRadioIsOffForAWhileIsBack() {
    for (GameId game : GAMES) {
      everywhere(
          Troupe.of(game),
          at -> new Fault.Behind(at, new Fault.AdapterOff(SILENT, 100, 110_000)),
          true);
    }
  }
}
