package dev.parlor.games.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.romme.meld.Shape;
import java.util.List;

/**
 * A meld on the table.
 *
 * @param id from 1 in each round, in the order in which melds were laid
 * @param owner the seat that laid it
 * @param slots the card on each place of the shape, in order
 */
public record TableMeld(int id, int owner, Shape shape, List<Slot> slots) {
  public TableMeld {
    slots = List.copyOf(slots);
  }
}
