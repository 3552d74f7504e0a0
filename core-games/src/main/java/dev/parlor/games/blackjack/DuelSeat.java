package dev.parlor.games.blackjack;

import dev.parlor.games.twentyone.Lists;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A seat of the match.
 *
 * @param chips what it owns, bets of the round under way included
 * @param bet its first bet of this round, 0 before it has bet
 * @param hands its hands of this round: none before the deal, two after a split
 * @param away whether the rules play for it by default
 * @param silent whether it was called away before it had bet in this round; it may have seen the
 *     bets of the others, so it has the least bet and stands even when it is back
 * @param sitsOut whether the shoe was shuffled without it; it then gets no cards, and every round
 *     costs it the least bet, until there is a shoe with it
 * @param exit when and with what it went out; null while it is in the match
 */
public record DuelSeat(
    int chips,
    int bet,
    List<DuelHand> hands,
    boolean away,
    boolean silent,
    boolean sitsOut,
    @Nullable Exit exit) {
  /**
   * How a seat went out.
   *
   * @param chips what it had when that round began
   * @param left whether it is gone; a player who has only lost all chips still watches and holds
   *     keys
   */
  public record Exit(int round, int chips, boolean left) {}

  public DuelSeat {
    hands = List.copyOf(hands);
  }

  static DuelSeat with(int chips) {
    return new DuelSeat(chips, 0, List.of(), false, false, false, null);
  }

  public boolean isIn() {
    return exit == null;
  }

  /** Whether this seat is dealt cards. */
  boolean plays() {
    return isIn() && !sitsOut;
  }

  /** Chips that are on the table for it. */
  public int stake() {
    if (hands.isEmpty()) {
      return bet;
    }
    int stake = 0;
    for (int i = 0; i < hands.size(); i++) {
      stake += hands.get(i).bet();
    }
    return stake;
  }

  /** Chips that it could still bet. */
  public int free() {
    return chips - stake();
  }

  /** The hand that it has to play next, -1 when there is none. */
  public int openHand() {
    for (int i = 0; i < hands.size(); i++) {
      if (hands.get(i).isOpen()) {
        return i;
      }
    }
    return -1;
  }

  DuelSeat betting(int amount) {
    return new DuelSeat(chips, amount, hands, away, silent, sitsOut, exit);
  }

  /** This seat after it was called away before its bet: the rules bet and stand for it. */
  DuelSeat silentWith(int amount) {
    return new DuelSeat(chips, amount, hands, true, true, sitsOut, exit);
  }

  DuelSeat holding(List<DuelHand> next) {
    return new DuelSeat(chips, bet, next, away, silent, sitsOut, exit);
  }

  DuelSeat holding(int index, DuelHand hand) {
    return holding(Lists.with(hands, index, hand));
  }

  DuelSeat away(boolean now) {
    return new DuelSeat(chips, bet, hands, now, silent, sitsOut, exit);
  }

  DuelSeat sittingOut(boolean now) {
    return new DuelSeat(chips, bet, hands, away, silent, now, exit);
  }

  DuelSeat nextRound() {
    return new DuelSeat(chips, 0, List.of(), away, false, sitsOut, exit);
  }

  /** This seat after it has won or lost chips. Without any chips left it is out. */
  DuelSeat settled(int net, int round) {
    int left = chips + net;
    Exit how = left == 0 ? new Exit(round, chips, false) : null;
    return new DuelSeat(left, bet, hands, away, silent, sitsOut, how);
  }

  /** This seat when its player is gone for good: what it still owned is forfeited. */
  DuelSeat gone(int round) {
    Exit how =
        exit == null ? new Exit(round, chips, true) : new Exit(exit.round(), exit.chips(), true);
    return new DuelSeat(0, bet, hands, away, silent, sitsOut, how);
  }

  public boolean hasLeft() {
    return exit != null && exit.left();
  }
}
