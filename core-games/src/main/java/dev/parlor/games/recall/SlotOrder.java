package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import java.util.Comparator;

/** A fixed order of slots, so that equal sets are walked in the same way on all phones. */
final class SlotOrder {
  static final Comparator<Slot> BY_DECK =
      Comparator.comparingInt(Slot::deck).thenComparingInt(Slot::index);

  private SlotOrder() {}
}
