package dev.parlor.terminal.play;

import dev.parlor.games.Action;
import dev.parlor.games.Slot;
import java.util.List;

/** What a person lays aside in an open window; the sitting hands it to the table when it closes. */
public record LayAside(List<Slot> slots) implements Action {
  public LayAside {
    slots = List.copyOf(slots);
  }
}
