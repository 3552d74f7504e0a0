package dev.parlor.games.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.twentyone.Lists;
import java.util.List;

/**
 * One hand of a player and what was publicly done with it.
 *
 * @param cards the cards in the order in which they came
 * @param split whether it is half of a split pair
 * @param end how it was ended, {@link End#NOT_YET} while it is being played
 */
public record DuelHand(List<Dealt> cards, int bet, boolean split, boolean doubled, End end) {
  /** How playing a hand ended. */
  public enum End {
    NOT_YET,
    STOOD,
    /** The owner says that it is over 21. */
    BUST,
    /** The owner says that it is a natural. */
    NATURAL,
    /** The owner was away. The rules stood for him, and he has said nothing about his cards. */
    DEFAULTED
  }

  public DuelHand {
    cards = List.copyOf(cards);
  }

  static DuelHand of(Dealt first, Dealt second, int bet) {
    return new DuelHand(List.of(first, second), bet, false, false, End.NOT_YET);
  }

  public boolean isOpen() {
    return end == End.NOT_YET;
  }

  /** Whether the dealer has to beat this hand, by what was said of it. */
  boolean contested() {
    return end != End.BUST && end != End.NATURAL;
  }

  boolean hasTwoCards() {
    return cards.size() == 2;
  }

  DuelHand plus(Dealt card) {
    return new DuelHand(Lists.plus(cards, card), bet, split, doubled, end);
  }

  DuelHand turned(int index, Dealt card) {
    return new DuelHand(Lists.with(cards, index, card), bet, split, doubled, end);
  }

  DuelHand ended(End how) {
    return new DuelHand(cards, bet, split, doubled, how);
  }

  DuelHand doubledWith(Dealt card) {
    return new DuelHand(Lists.plus(cards, card), 2 * bet, split, true, end);
  }

  /** The hand that keeps the card at {@code index} of a pair and gets another one. */
  DuelHand half(int index, Dealt card) {
    return new DuelHand(List.of(cards.get(index), card), bet, true, false, End.NOT_YET);
  }
}
