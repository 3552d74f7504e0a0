package dev.parlor.tables.poker.history;

import dev.parlor.games.Refusal;
import java.util.List;
import java.util.Optional;

/**
 * What came of playing a record again.
 *
 * @param compared whether the stacks could be compared with what the record tells
 * @param difference why the record and the rules do not agree; empty when they do
 * @param stacks at the end of the record, in chips of {@code unit}
 */
public record Replayed(
    boolean compared, Optional<Refusal> difference, List<Integer> stacks, String unit) {
  public Replayed {
    stacks = List.copyOf(stacks);
  }
}
