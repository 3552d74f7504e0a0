package dev.parlor.tables.scene;

import java.util.List;

/**
 * How a match ended. Who has signed the result is no part of it: that is asked of the table.
 *
 * @param won who won, in a sentence with the unit
 * @param standings everybody by place
 */
public record Finale(Phrase won, List<Standing> standings) {
  public Finale {
    standings = List.copyOf(standings);
  }

  public record Standing(int place, int seat, Phrase score) {}
}
