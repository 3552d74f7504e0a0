package dev.parlor.p2p.testing.sim;

import java.util.EnumMap;
import java.util.Map;

/** The counts of many runs, as the last line tells them. */
public final class RunTally {
  private final Map<RunProblem.Kind, Integer> problems = new EnumMap<>(RunProblem.Kind.class);
  private int runs;
  private int finished;
  private int byRule;
  private long units;

  public void add(RunReport report) {
    runs++;
    units += report.units();
    report.problem().ifPresent(problem -> problems.merge(problem.kind(), 1, Integer::sum));
    switch (report.ending()) {
      case FINISHED -> finished++;
      case BY_RULE -> byRule++;
      case WRONG -> {
        // counted with its problem
      }
    }
  }

  public boolean isClean() {
    return problems.isEmpty();
  }

  public int runs() {
    return runs;
  }

  public int finished() {
    return finished;
  }

  public int byRule() {
    return byRule;
  }

  /** Hands or rounds of all runs. */
  public long units() {
    return units;
  }

  /** {@code R runs: A finished, B ended by rule, 0 diverged, 0 lost, 0 leaked, 0 stuck}. */
  public String line() {
    StringBuilder line = new StringBuilder();
    line.append(runs).append(" runs: ").append(finished).append(" finished, ");
    line.append(byRule).append(" ended by rule, ");
    line.append(count(RunProblem.Kind.DIVERGED)).append(" diverged, ");
    line.append(count(RunProblem.Kind.LOST)).append(" lost, ");
    line.append(count(RunProblem.Kind.LEAKED)).append(" leaked, ");
    line.append(count(RunProblem.Kind.STUCK)).append(" stuck");
    return line.toString();
  }

  public int count(RunProblem.Kind kind) {
    return problems.getOrDefault(kind, 0);
  }
}
