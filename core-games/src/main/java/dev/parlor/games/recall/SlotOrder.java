package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import java.util.Comparator;

/** One order of slots, so that the same sets are walked in the same way everywhere. */
final class SlotOrder {
  static final Comparator<Slot> BY_DECK =
      Comparator.comparingInt(Slot::deck).thenComparingInt(Slot::index);

  private SlotOrder() {}
}
