package dev.parlor.p2p.testing.sim;

import java.util.function.Function;

/** Leaves out all faults without which a run still fails. */
public final class FaultShrinker {
  private FaultShrinker() {}

  /**
   * The report of a run with as few faults as show the same kind of problem.
   *
   * @param play runs a plan; the same plan gives the same report
   */
  public static RunReport shrink(RunReport failing, Function<FaultPlan, RunReport> play) {
    RunReport best = failing;
    int chunk = Math.max(1, best.plan().faults().size() / 2);
    while (chunk > 0) {
      boolean shorter = false;
      for (int from = 0; from < best.plan().faults().size(); ) {
        int to = Math.min(best.plan().faults().size(), from + chunk);
        RunReport tried = play.apply(best.plan().without(from, to));
        if (isAlike(tried, failing)) {
          best = tried;
          shorter = true;
        } else {
          from = to;
        }
      }
      chunk = shorter ? Math.min(chunk, Math.max(1, best.plan().faults().size())) : chunk / 2;
    }
    return best;
  }

  private static boolean isAlike(RunReport tried, RunReport failing) {
    return tried.problem().isPresent()
        && failing.problem().isPresent()
        && tried.problem().get().kind() == failing.problem().get().kind();
  }
}
