package dev.parlor.games.recall;

import dev.parlor.games.Slot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The same-rank window, and the window in which several seats may want the top of the discards.
 *
 * @param number windows opened so far, of both kinds
 * @param open whether seats may still lay cards aside to play them
 * @param queue plays that have still to be judged, in order
 * @param claimFrom the seat in turn when the window for the top of the discards opened, or -1 while
 *     none is open
 * @param claims the seats that have said openly that they want that card
 */
public record Window(
    int number, boolean open, List<Play> queue, int claimFrom, Set<Integer> claims) {
  public Window {
    queue = List.copyOf(queue);
    claims = Collections.unmodifiableSet(new TreeSet<>(claims));
  }

  private Window(int number, boolean open, List<Play> queue) {
    this(number, open, queue, RecallState.NOBODY, Set.of());
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

  /** Whether it is undecided who gets the top of the discards. */
  public boolean claiming() {
    return claimFrom != RecallState.NOBODY;
  }

  Window claimOpened(int turn, int seat) {
    return new Window(number + 1, false, List.of(), turn, Set.of(seat));
  }

  Window withClaim(int seat) {
    Set<Integer> more = new TreeSet<>(claims);
    more.add(seat);
    return new Window(number, open, queue, claimFrom, more);
  }

  /**
   * The plays of a closed window, in rounds: every seat's first card, clockwise from the left of
   * the opener, then every second card, and so on.
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

  /** The window closed, without what was laid aside. */
  Window abandoned() {
    return new Window(number, false, List.of());
  }

  Window withQueue(List<Play> rest) {
    return new Window(number, open, rest);
  }
}
