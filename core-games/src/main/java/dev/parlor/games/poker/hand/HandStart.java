package dev.parlor.games.poker.hand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where a hand begins. Antes and posts are what is owed. A player with less puts in what he has,
 * the ante first.
 *
 * @param dealt the seats that get cards
 * @param stacks before antes and blinds, one for each seat
 * @param antesByLevel whether a short ante limits what its player can win; otherwise all antes are
 *     for everybody
 * @param price what everybody must match before the flop: the whole big blind or straddle, even
 *     when it was posted short
 * @param minRaise the smallest bet, and the smallest raise until a larger one is made
 * @param opener the seat from which the first player to act is looked for
 */
public record HandStart(
    int button,
    Set<Integer> dealt,
    List<Integer> stacks,
    List<Integer> antes,
    boolean antesByLevel,
    List<Integer> posts,
    int price,
    int minRaise,
    int opener) {
  public HandStart {
    dealt = Collections.unmodifiableSet(new TreeSet<>(dealt));
    stacks = List.copyOf(stacks);
    antes = List.copyOf(antes);
    posts = List.copyOf(posts);
  }

  /**
   * A hand with two blinds among the seats that have chips. With two players the button posts the
   * small blind.
   */
  public static HandStart withBlinds(int button, List<Integer> stacks, int small, int big) {
    Set<Integer> dealt = new TreeSet<>();
    for (int seat = 0; seat < stacks.size(); seat++) {
      if (stacks.get(seat) > 0) {
        dealt.add(seat);
      }
    }
    int smallBlind = dealt.size() == 2 ? button : after(dealt, stacks.size(), button);
    int bigBlind = after(dealt, stacks.size(), smallBlind);
    List<Integer> none = Collections.nCopies(stacks.size(), 0);
    List<Integer> posts = new ArrayList<>(none);
    posts.set(smallBlind, small);
    posts.set(bigBlind, big);
    int opener = after(dealt, stacks.size(), bigBlind);
    return new HandStart(button, dealt, stacks, none, false, posts, big, big, opener);
  }

  public int seats() {
    return stacks.size();
  }

  /** The next seat clockwise that was dealt in. */
  public int after(int seat) {
    return after(dealt, seats(), seat);
  }

  /** The seat of the small blind: the button if there are two, else the first seat after it. */
  public int smallBlind() {
    return dealt.size() == 2 ? button : after(button);
  }

  /**
   * The seat of the big blind: the other one if there are two, else the second seat after the
   * button.
   */
  public int bigBlind() {
    return dealt.size() == 2 ? after(button) : after(after(button));
  }

  /** The seats dealt in, clockwise from the left of the button. */
  public List<Integer> clockwise() {
    List<Integer> order = new ArrayList<>();
    for (int i = 1; i <= seats(); i++) {
      int seat = (button + i) % seats();
      if (dealt.contains(seat)) {
        order.add(seat);
      }
    }
    return order;
  }

  public int ante(int seat) {
    return Math.min(antes.get(seat), stacks.get(seat));
  }

  private static int after(Set<Integer> dealt, int seats, int seat) {
    int next = (seat + 1) % seats;
    while (!dealt.contains(next)) {
      next = (next + 1) % seats;
    }
    return next;
  }
}
