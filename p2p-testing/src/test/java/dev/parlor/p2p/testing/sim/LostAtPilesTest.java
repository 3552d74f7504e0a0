package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** High/Low Piles over the radio. One phone is lost; it comes back, or never does. */
class LostAtPilesTest {
  private static final int SEEDS = 25;
  private static final int LOST = 2;
  private static final long LIMIT = 18_000;
  private static final long LOOK = 250;
  private static final long STARTED = 3_000;

  /** Measures the longest time for which nothing went on at a table. */
  private static final class Stopwatch<S, V> implements SimCast<S, V> {
    private long since = -1;
    private long progress = -1;
    private long longest;

    @Override
    public void begin(World<S, V> world) {
      look(world);
    }

    private void look(World<S, V> world) {
      SimPhone<S, V> phone = world.phones().get(0);
      boolean plays =
          phone.match().map(m -> m.hasBegun() && !m.outcome().isPresent()).orElse(false);
      long now = world.time().now();
      long here = phone.match().map(m -> m.progress()).orElse(-1L);
      if (!plays || here != progress) {
        since = now;
        progress = here;
      }
      longest = Math.max(longest, now - since);
      world.time().in(LOOK, () -> look(world));
    }
  }

  private static Run run(int players, long seed) {
    Bots<?, ?> piles = Troupe.of(Piles.ID);
    return new Run(piles, players, piles.brief(), Faults.NONE, seed, false, false);
  }

  private static <S, V> RunReport play(
      Bots<S, V> bots, Run run, Fault fault, Stopwatch<S, V> watch) {
    return World.play(bots, run, new FaultPlan(List.of(fault)), watch);
  }

  @Test
  void theOthersPlayOnWithinEighteenSeconds() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Run run = run(4, seed);
      long whole = World.play(run, new FaultPlan(List.of())).virtualMillis();
      Stopwatch<?, ?> watch = new Stopwatch<>();
      long at = STARTED + (whole - STARTED) * seed / (SEEDS + 1);
      RunReport report = play(Troupe.of(Piles.ID), run, new Fault.Vanish(LOST, at), cast(watch));
      assertEquals(Optional.empty(), report.problem(), run.toString());
      assertTrue(watch.longest <= LIMIT, run + " lost at " + at + ": " + watch.longest + " ms");
    }
  }

  @SuppressWarnings("unchecked")
  private static <S, V> Stopwatch<S, V> cast(Stopwatch<?, ?> watch) {
    return (Stopwatch<S, V>) watch;
  }

  @Test
  void whoIsKilledIsBackInTheSameMatch() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Run run = run(2 + (int) (seed % 3), seed);
      long whole = World.play(run, new FaultPlan(List.of())).virtualMillis();
      long at = STARTED + (whole - STARTED) * seed / (SEEDS + 1);
      Fault killed = new Fault.Kill(1, at, 90_000 * (seed % 2) + 5_000);
      RunReport report = World.play(run, new FaultPlan(List.of(killed)));
      assertEquals(
          RunReport.Ending.FINISHED,
          report.ending(),
          () -> run + " killed at " + at + " " + report.problem());
    }
  }

  @Test
  void aHostThatIsAwayForAnHourFindsItsTableWaiting() {
    for (long seed = 1; seed <= SEEDS; seed++) {
      Run run = run(2 + (int) (seed % 3), seed);
      long whole = World.play(run, new FaultPlan(List.of())).virtualMillis();
      long at = STARTED + (whole - STARTED) * seed / (SEEDS + 1);
      RunReport report = World.play(run, new FaultPlan(List.of(new Fault.Kill(0, at, 3_600_000))));
      assertEquals(
          RunReport.Ending.FINISHED,
          report.ending(),
          () -> run + " killed at " + at + " " + report.problem());
    }
  }
}
