package dev.parlor.p2p.testing.sim;

import java.util.List;
import java.util.Optional;

/**
 * How a run went.
 *
 * @param units hands or rounds played to their end
 * @param virtualMillis how long it took on the virtual clock
 */
public record RunReport(
    Run run,
    FaultPlan plan,
    Ending ending,
    Optional<RunProblem> problem,
    int units,
    long entries,
    long virtualMillis,
    List<String> trace) {
  /** How a match without problems ended. */
  public enum Ending {
    FINISHED,
    BY_RULE,
    WRONG
  }

  public RunReport {
    trace = List.copyOf(trace);
  }
}
