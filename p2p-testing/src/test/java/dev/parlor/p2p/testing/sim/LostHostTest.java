package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A table whose host is lost plays on under another seat, as long as a majority is there. */
class LostHostTest {
  private static final int SEEDS = Integer.getInteger("lost.seeds", 1);
  private static final int FIRST = Integer.getInteger("lost.first", 1);
  private static final int BEGUN = 5;
  private static final long BRIEF = 4_000;
  private static final long LONG = 90_000;
  private static final long MINUTES = 400_000;

  /** Checks that all phones that are there at the end have a result with all their names. */
  private static final class AllPresentSign<S, V> implements SimCast<S, V> {
    private final int lost;

    AllPresentSign(int lost) {
      this.lost = lost;
    }

    @Override
    public boolean outlivesHost() {
      return true;
    }

    @Override
    public Optional<RunProblem> judge(World<S, V> world) {
      for (SimPhone<S, V> phone : world.phones()) {
        boolean there = phone.number() != lost && !world.standing().isGone(phone);
        if (there && missing(phone) > (lost < 0 ? 0 : 1)) {
          String what = "P" + (phone.number() + 1) + " lacks names, " + phone.stage();
          return Optional.of(new RunProblem(RunProblem.Kind.STUCK, what));
        }
      }
      return Optional.empty();
    }

    /**
     * The number of missing names. A seat that was lost after the end need not have been called
     * away.
     */
    private static long missing(SimPhone<?, ?> phone) {
      return phone
          .match()
          .map(
              match ->
                  match.attendance().present().stream()
                      .filter(seat -> !match.ending().hasSigned(seat))
                      .count())
          .orElse(Long.MAX_VALUE);
    }
  }

  private static <S, V> void play(Bots<S, V> bots, int players, long seed, Fault fault) {
    Run run = new Run(bots, players, bots.brief(), Faults.NONE, seed, false, true);
    int entries = (int) World.play(run.traced(false), new FaultPlan(List.of())).entries();
    int at = BEGUN + (int) ((entries - BEGUN) * (seed * 7919 % 100) / 100);
    FaultPlan plan = new FaultPlan(List.of(new Fault.Behind(at, fault)));
    int lost = fault instanceof Fault.Vanish ? 0 : -1;
    RunReport report = World.play(bots, run, plan, new AllPresentSign<S, V>(lost));
    assertEquals(Optional.empty(), report.problem(), () -> told(report));
  }

  private static String told(RunReport report) {
    StringBuilder text = new StringBuilder(report.run() + " " + report.plan() + "\n");
    report.trace().forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  private static void atEveryGame(Fault fault) {
    for (Bots<?, ?> bots : Troupe.ALL) {
      for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
        for (int players = 3; players <= 4; players++) {
          if (bots.kit().phones().holds(players)) {
            play(bots, players, seed, fault);
          }
        }
      }
    }
  }

  @Test
  void whoIsKilledAndStartedAgainIsAGuestOfItsOwnTable() {
    atEveryGame(new Fault.Kill(0, 0, LONG));
  }

  @Test
  void whoIsBackAtOnceHoldsItsTableStill() {
    atEveryGame(new Fault.Kill(0, 0, BRIEF));
  }

  @Test
  void whoComesBackLateFindsTheResult() {
    atEveryGame(new Fault.Kill(0, 0, MINUTES));
  }

  @Test
  void whoIsCutOffForAWhileYieldsToTheOthers() {
    atEveryGame(new Fault.AdapterOff(0, 0, LONG));
  }

  @Test
  void whoIsGoneForGoodIsMissedByNobody() {
    atEveryGame(new Fault.Vanish(0, 0));
  }

  @Test
  void whoLeavesHandsOver() {
    atEveryGame(new Fault.Leave(0, 0));
  }
}
