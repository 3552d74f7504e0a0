package dev.parlor.tables.kit;

import dev.parlor.games.Outcome;
import dev.parlor.tables.scene.Phrase;
import java.util.Set;

/**
 * A match that is over.
 *
 * @param signed who has signed the result; nobody where nothing is signed
 * @param proof what the result is worth; {@link Phrase#NONE} where nothing is signed
 */
public record MatchEnd(Outcome outcome, Set<Integer> signed, Phrase proof) {
  public MatchEnd {
    signed = Set.copyOf(signed);
  }
}
