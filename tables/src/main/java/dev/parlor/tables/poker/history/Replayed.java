package dev.parlor.tables.poker.history;

import dev.parlor.games.Refusal;
import java.util.Optional;

/**
 * What came of playing a record again.
 *
 * @param compared whether the stacks could be compared with what the record tells
 * @param difference why the record and the rules do not agree; empty when they do
 */
public record Replayed(boolean compared, Optional<Refusal> difference, String unit) {}
