package dev.parlor.games;

import dev.parlor.games.card.Card;
import org.jspecify.annotations.Nullable;

/**
 * The faces that one seat has been shown in private. Public faces stand in the state, so a seat
 * sees no more than both together.
 */
@FunctionalInterface
public interface Knowledge {
  Knowledge NONE = slot -> null;

  /** The face of a slot, or null when this seat has not seen it. */
  @Nullable Card face(Slot slot);
}
