package dev.parlor.games.highlow;

import dev.parlor.games.Dealt;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.Rank;

/**
 * A card on the table with what it counts: 2 to 13, an ace 1 or 14 once declared.
 *
 * @param slot where it came from
 * @param value 0 for an ace that nobody has declared yet
 */
public record CountedCard(Slot slot, Card card, int value) {
  static final int LOW_ACE = 1;
  static final int HIGH_ACE = 14;

  static CountedCard of(Slot slot, Card card) {
    return new CountedCard(slot, card, isAce(card) ? 0 : card.rank().number());
  }

  static boolean isAce(Card card) {
    return card.rank() == Rank.ACE;
  }

  /** The card as it lies on the table. */
  public Dealt dealt() {
    return new Dealt(slot, card);
  }

  public boolean ace() {
    return isAce(card);
  }

  public boolean undeclared() {
    return value == 0;
  }

  CountedCard declared(boolean high) {
    return new CountedCard(slot, card, high ? HIGH_ACE : LOW_ACE);
  }

  /** Whether the two are equal or adjacent, so that nothing could fall between them. */
  boolean tooClose(CountedCard other) {
    return Math.abs(value - other.value) <= 1;
  }
}
