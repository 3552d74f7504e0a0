package dev.parlor.games;

import java.util.List;

/**
 * How a match ended.
 *
 * @param standings one for each seat, in seat order
 * @param units hands or rounds played
 * @param violations what was proven of whom when hidden cards were opened; empty in an honest match
 */
public record Outcome(List<Standing> standings, int units, List<Violation> violations) {
  public Outcome {
    standings = List.copyOf(standings);
    violations = List.copyOf(violations);
  }

  /**
   * @param place from 1; equal results share a place
   * @param score chips, points or coins, as the game counts
   */
  public record Standing(int seat, int place, int score) {}

  /** A seat claimed something that its own opened cards contradict. */
  public record Violation(int seat, Refusal what) {}
}
