package dev.parlor.games.poker.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * Main and side pots, and what goes back to its owner before they are formed.
 *
 * @param uncalledSeat whose last bet nobody matched, if it was so
 * @param uncalled the part of it that nobody matched
 */
public record Pots(OptionalInt uncalledSeat, int uncalled, List<Pot> pots) {
  public Pots {
    pots = List.copyOf(pots);
  }

  /** The pots of a hand whose betting is over. */
  public static Pots of(PokerHand hand) {
    List<Integer> totals = new ArrayList<>();
    hand.players().forEach(player -> totals.add(player.total()));
    int top = 0;
    int second = 0;
    int owner = 0;
    for (int seat = 0; seat < totals.size(); seat++) {
      int total = totals.get(seat);
      if (total > top) {
        second = top;
        top = total;
        owner = seat;
      } else {
        second = Math.max(second, total);
      }
    }
    if (top == second || !hand.players().get(owner).live()) {
      return new Pots(OptionalInt.empty(), 0, split(hand, totals));
    }
    totals.set(owner, second);
    return new Pots(OptionalInt.of(owner), top - second, split(hand, totals));
  }

  /** The pots as they lie on the table while bets of this street are still before the players. */
  public static List<Pot> collected(PokerHand hand) {
    List<Integer> totals = new ArrayList<>();
    hand.players().forEach(player -> totals.add(player.total() - player.bet()));
    return split(hand, totals);
  }

  /**
   * Divides the chips into levels. Folded chips stay in the levels that they reach; what lies above
   * the top level goes to the last pot.
   */
  private static List<Pot> split(PokerHand hand, List<Integer> totals) {
    HandStart start = hand.start();
    List<Integer> live = hand.liveSeats();
    List<Integer> chips = new ArrayList<>(totals);
    List<Pot> pots = new ArrayList<>();
    int forAll = 0;
    for (int seat = 0; seat < chips.size(); seat++) {
      if (start.antesByLevel()) {
        chips.set(seat, chips.get(seat) + start.ante(seat));
      } else {
        forAll += start.ante(seat);
      }
    }
    add(pots, forAll, live);
    TreeSet<Integer> levels = new TreeSet<>();
    live.forEach(seat -> levels.add(chips.get(seat)));
    int below = 0;
    for (int level : levels) {
      boolean last = level == levels.last();
      int amount = 0;
      for (int paid : chips) {
        amount += Math.max(0, (last ? paid : Math.min(paid, level)) - below);
      }
      List<Integer> eligible = new ArrayList<>(live);
      int reach = level;
      eligible.removeIf(seat -> chips.get(seat) < reach);
      add(pots, amount, eligible);
      below = level;
    }
    return pots;
  }

  /** Adds a pot. Pots that the same players can win are one pot. */
  private static void add(List<Pot> pots, int amount, List<Integer> eligible) {
    if (amount == 0) {
      return;
    }
    int last = pots.size() - 1;
    if (last >= 0 && pots.get(last).eligible().equals(eligible)) {
      pots.set(last, new Pot(pots.get(last).amount() + amount, pots.get(last).eligible()));
    } else {
      pots.add(new Pot(amount, eligible));
    }
  }
}
