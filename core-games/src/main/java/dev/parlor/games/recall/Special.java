package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import org.jspecify.annotations.Nullable;

/**
 * A power that waits for its turn or is in use.
 *
 * @param peeked the card that the queen's player looks at, once chosen
 */
public record Special(int seat, SpecialPower power, @Nullable Slot peeked) {
  Special looking(Slot slot) {
    return new Special(seat, power, slot);
  }
}
