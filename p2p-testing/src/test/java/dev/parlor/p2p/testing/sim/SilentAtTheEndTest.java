package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.GameId;
import dev.parlor.games.piles.Piles;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.recall.Recall;
import dev.parlor.games.romme.Romme;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;

/** Others want another match, over the radio, and one player says nothing to that. */
class SilentAtTheEndTest {
  private static final int SEEDS = 3;
  private static final int SILENT = 2;
  private static final List<GameId> GAMES = List.of(Holdem.ID, Romme.ID, Recall.ID, Piles.ID);

  /** Keeps the world, so that its phones can be looked at in the end. */
  private static final class Held<S, V> implements SimCast<S, V> {
    private final List<World<S, V>> worlds = new ArrayList<>();

    @Override
    public void begin(World<S, V> world) {
      worlds.add(world);
    }

    SimPhone<S, V> phone(int number) {
      return worlds.get(0).phones().get(number);
    }
  }

  /**
   * Plays two matches. Something goes wrong around the end of the first.
   *
   * @param fault makes the fault from the moment at which all have seen the first result
   */
  private static <S, V> Held<S, V> play(Bots<S, V> bots, Run run, LongFunction<Fault> fault) {
    long end = World.play(run, new FaultPlan(List.of())).virtualMillis();
    Held<S, V> held = new Held<>();
    FaultPlan plan = new FaultPlan(List.of(fault.apply(end)));
    RunReport report = World.play(bots, run.playing(2), plan, held);
    assertTrue(report.problem().isEmpty(), () -> run + " " + report.problem());
    return held;
  }

  private static void othersPlayOn(LongFunction<Fault> fault) {
    for (GameId game : GAMES) {
      for (long seed = 1; seed <= SEEDS; seed++) {
        Run run =
            new Run(Troupe.of(game), 3, Troupe.of(game).brief(), Faults.NORMAL, seed, false, false);
        Held<?, ?> held = play(Troupe.of(game), run, fault);
        for (int number = 0; number < SILENT; number++) {
          TableView<?> view = held.phone(number).session().orElseThrow().view();
          assertEquals(TableView.Stage.FINISHED, view.stage(), run.toString());
          assertEquals(2, view.match(), run.toString());
          assertEquals(2, view.seats().size(), run.toString());
        }
      }
    }
  }

  @Test
  void theOthersPlayOnWithoutAPhoneThatIsGone() {
    othersPlayOn(at -> new Fault.Vanish(SILENT, at + 100));
  }

  @Test
  void theOthersPlayOnWithoutAPlayerWhoLooksAway() {
    othersPlayOn(at -> new Fault.Doze(SILENT, at - 300, 600_000));
  }

  @Test
  void withoutTheHostThereIsNoOtherMatchAndEverybodySeesIt() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Run run =
          new Run(
              Troupe.of(Holdem.ID),
              3,
              Troupe.of(Holdem.ID).brief(),
              Faults.NORMAL,
              seed,
              false,
              false);
      Held<?, ?> held = play(Troupe.of(Holdem.ID), run, at -> new Fault.Vanish(0, at + 100));
      for (int number = 1; number < 3; number++) {
        TableView<?> view = held.phone(number).session().orElseThrow().view();
        assertEquals(TableView.Stage.FINISHED, view.stage(), run.toString());
        assertTrue(!view.rematch().possible(), run.toString());
      }
    }
  }
}
