package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The same-rank window.
 *
 * @param number windows opened so far
 * @param open whether seats may still lay cards aside
 * @param queue plays that have still to be judged, in order
 */
public record Window(int number, boolean open, List<Play> queue) {
  public Window {
    queue = List.copyOf(queue);
  }

  /**
   * One laid-aside card.
   *
   * @param wrong already judged wrong; the penalty card is still owed
   */
  public record Play(int seat, Slot slot, boolean wrong) {}

  static Window none() {
    return new Window(0, false, List.of());
  }

  Window opened() {
    return new Window(number + 1, true, List.of());
  }

  /**
   * The plays in rounds: every seat's first card, clockwise from the left of the opener, then every
   * second card, and so on.
   */
  Window closed(Map<Integer, List<Slot>> plays, int opener, int seats) {
    int rounds = plays.values().stream().mapToInt(List::size).max().orElse(0);
    List<Play> order = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (int step = 1; step <= seats; step++) {
        int seat = (opener + step) % seats;
        List<Slot> slots = plays.getOrDefault(seat, Collections.emptyList());
        if (round < slots.size()) {
          order.add(new Play(seat, slots.get(round), false));
        }
      }
    }
    return new Window(number, false, order);
  }

  /** Closed, whatever was laid aside. */
  Window abandoned() {
    return new Window(number, false, List.of());
  }

  Window withQueue(List<Play> rest) {
    return new Window(number, open, rest);
  }
}
