package dev.parlor.games.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Refusal;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import java.util.List;
import java.util.Optional;

/** Replays opened hands against what their owner said of them while they were hidden. */
final class Claims {
  private Claims() {}

  /** The first thing that was false or kept back, if any. All cards must be open. */
  static Optional<Refusal> violation(List<DuelHand> hands, DuelOptions options, int round) {
    if (hands.size() == 2) {
      List<Card> pair = List.of(first(hands.get(0)), first(hands.get(1)));
      if (!isPair(pair.get(0), pair.get(1), options)) {
        return violation("split", round, pair);
      }
      for (DuelHand hand : hands) {
        if (isAce(pair.get(0)) && !hand.hasTwoCards()) {
          return violation("splitAces", round, Dealt.openFaces(hand.cards()));
        }
      }
    }
    for (int i = 0; i < hands.size(); i++) {
      Optional<Refusal> violation = violation(hands.get(i), round);
      if (violation.isPresent()) {
        return violation;
      }
    }
    return Optional.empty();
  }

  private static Optional<Refusal> violation(DuelHand hand, int round) {
    List<Card> cards = Dealt.openFaces(hand.cards());
    HandValue value = HandValue.of(cards);
    if (!hand.split() && keptNaturalBack(hand, cards)) {
      return violation("hiddenNatural", round, cards);
    }
    if (hand.end() == DuelHand.End.NATURAL && !value.blackjack()) {
      return violation("falseNatural", round, cards);
    }
    if (hand.end() == DuelHand.End.BUST && !value.bust()) {
      return violation("falseBust", round, cards);
    }
    if (value.bust() && HandValue.of(cards.subList(0, cards.size() - 1)).bust()) {
      return violation("pastLimit", round, cards);
    }
    if (hand.end() == DuelHand.End.STOOD && value.bust()) {
      return violation("hiddenBust", round, cards);
    }
    return Optional.empty();
  }

  /**
   * Whether a player has kept a natural back by playing on with it. A player who was away could not
   * claim one.
   */
  private static boolean keptNaturalBack(DuelHand hand, List<Card> cards) {
    boolean silent = hand.end() == DuelHand.End.DEFAULTED && hand.hasTwoCards();
    return hand.end() != DuelHand.End.NATURAL
        && !silent
        && HandValue.of(cards.subList(0, 2)).blackjack();
  }

  static boolean isPair(Card a, Card b, DuelOptions options) {
    return a.rank() == b.rank()
        || (options.splitTens() && HandValue.points(a) == 10 && HandValue.points(b) == 10);
  }

  static boolean isAce(Card card) {
    return HandValue.points(card) == 1;
  }

  private static Card first(DuelHand hand) {
    return Dealt.openFaces(hand.cards()).get(0);
  }

  private static Optional<Refusal> violation(String what, int round, List<Card> cards) {
    StringBuilder text = new StringBuilder();
    for (Card card : cards) {
      text.append(text.length() == 0 ? "" : " ").append(card);
    }
    return Optional.of(new Refusal("blackjack.violation." + what, List.of(round, text.toString())));
  }
}
