package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import org.jspecify.annotations.Nullable;

/**
 * The turn under way.
 *
 * @param number turns begun so far
 * @param drawn the drawn card, until it is played, collected or put into the hand
 * @param played the card that is being turned over, to be played or collected
 * @param collecting whether that card is to be collected
 */
public record Turn(
    int seat, int number, @Nullable Slot drawn, @Nullable Slot played, boolean collecting) {
  static Turn begin(int seat, int number) {
    return new Turn(seat, number, null, null, false);
  }

  Turn drew(Slot slot) {
    return new Turn(seat, number, slot, null, false);
  }

  Turn plays(Slot slot, boolean toCollect) {
    return new Turn(seat, number, drawn, slot, toCollect);
  }
}
