package dev.parlor.games.classic;

import dev.parlor.games.Dealt;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import dev.parlor.games.twentyone.Lists;
import java.util.List;

/**
 * The player or the dealer.
 *
 * @param cards the down card first; empty before the deal
 * @param said what it said of its two cards after the deal
 * @param unproven whether its last card may have taken it over 21, and it has not said so yet
 * @param vouched the number of cards of which it said, by playing on, that they are not over 21
 */
public record Side(List<Dealt> cards, Said said, boolean unproven, int vouched, boolean away) {
  static final int LIMIT = HandValue.LIMIT;
  static final int LEAST = 2;
  static final int MOST = 11;

  /** What a side says after the deal. */
  public enum Said {
    /** It has still to speak. */
    NOTHING,
    /** Its up card alone shows that it can't have 21. */
    NOT_ASKED,
    /** It says that it has not got 21. */
    PASSED,
    /** It was away. */
    SILENT,
    /** It shows its down card. */
    SHOWN
  }

  static final Side EMPTY = new Side(List.of(), Said.NOTHING, false, 0, false);

  public Side {
    cards = List.copyOf(cards);
  }

  /** The points of a card. An ace is always 11. */
  static int points(Card card) {
    int points = HandValue.points(card);
    return points == 1 ? MOST : points;
  }

  public static int total(List<Card> cards) {
    int total = 0;
    for (Card card : cards) {
      total += points(card);
    }
    return total;
  }

  /** The total of the cards that all have seen. */
  public int openTotal() {
    return total(Dealt.openFaces(cards));
  }

  boolean isOpen() {
    return Dealt.allOpen(cards);
  }

  boolean hasHit() {
    return cards.size() > 2;
  }

  /** Whether the total is over 21 whatever the down card is. */
  boolean surelyBust() {
    return hasHit() && openTotal() + (isOpen() ? 0 : LEAST) > LIMIT;
  }

  /** Whether some down card would take the total over 21. */
  boolean perhapsBust() {
    return hasHit() && openTotal() + (isOpen() ? 0 : MOST) > LIMIT;
  }

  /** Whether some down card would make it 21 (or two aces). Only a ten or an ace up allows that. */
  boolean perhaps21() {
    int up = openTotal();
    return up == 10 || up == MOST;
  }

  Side plus(Dealt card) {
    return with(Lists.plus(cards, card));
  }

  Side with(List<Dealt> other) {
    return new Side(other, said, unproven, vouched, away);
  }

  Side turned(int index, Card face) {
    Dealt card = cards.get(index).turned(face);
    return with(Lists.with(cards, index, card));
  }

  Side saying(Said what) {
    return new Side(cards, what, unproven, vouched, away);
  }

  Side unproven(boolean now) {
    return new Side(cards, said, now, vouched, away);
  }

  Side vouching() {
    return new Side(cards, said, unproven, cards.size(), away);
  }

  Side away(boolean now) {
    return new Side(cards, said, unproven, vouched, now);
  }
}
