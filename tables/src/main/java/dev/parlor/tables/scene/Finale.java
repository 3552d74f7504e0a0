package dev.parlor.tables.scene;

import java.util.List;
import java.util.Set;

/**
 * How a match ended.
 *
 * @param won who won, in a sentence with the unit
 * @param standings everybody by place
 * @param signed who has signed the result; nobody where nothing is signed
 * @param proof what the result is worth; {@link Phrase#NONE} where nothing is signed
 */
public record Finale(Phrase won, List<Standing> standings, Set<Integer> signed, Phrase proof) {
  public Finale {
    standings = List.copyOf(standings);
    signed = Set.copyOf(signed);
  }

  public record Standing(int place, int seat, Phrase score) {}
}
