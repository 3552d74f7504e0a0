package dev.parlor.games.blackjack;

import dev.parlor.games.Dealt;
import dev.parlor.games.Knowledge;
import dev.parlor.games.card.Card;
import dev.parlor.games.twentyone.HandValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a seat may do, by its own cards as far as it has seen them. */
final class DuelChoices {
  private static final DuelMove[] ALL = DuelMove.values();

  private DuelChoices() {}

  static List<DuelChoice> choices(DuelState state, int seat, Knowledge knowledge) {
    if (!state.isSeat(seat)) {
      return List.of();
    }
    DuelSeat player = state.player(seat);
    if (state.owesBet(seat)) {
      DuelOptions options = state.options();
      return List.of(
          new DuelChoice.PlaceBet(options.minBet(player.chips()), options.maxBet(player.chips())));
    }
    if (state.turn() != seat) {
      return List.of();
    }
    DuelHand hand = player.hands().get(player.openHand());
    List<DuelChoice> choices = new ArrayList<>(4);
    for (DuelMove move : moves(state, seat, knowledge)) {
      choices.add(new DuelChoice.Play(move, cost(hand, move)));
    }
    return choices;
  }

  /** What the seat in turn may do with the hand that it has to play. */
  static List<DuelMove> moves(DuelState state, int seat, Knowledge knowledge) {
    DuelSeat player = state.player(seat);
    DuelHand hand = player.hands().get(player.openHand());
    Optional<List<Card>> faces = Dealt.faces(hand.cards(), knowledge);
    Optional<DuelMove> owed = faces.flatMap(cards -> owed(hand, cards));
    if (owed.isPresent()) {
      return List.of(owed.get());
    }
    List<DuelMove> moves = new ArrayList<>(4);
    for (DuelMove move : ALL) {
      if ((!faces.isPresent() || mayBeTrue(faces.get(), move, state.options()))
          && !DuelTurns.problem(state, move).isPresent()) {
        moves.add(move);
      }
    }
    return moves;
  }

  private static int cost(DuelHand hand, DuelMove move) {
    return move == DuelMove.DOUBLE || move == DuelMove.SPLIT ? hand.bet() : 0;
  }

  /** Whether this claim about the cards would be true, so that their owner may make it. */
  private static boolean mayBeTrue(List<Card> cards, DuelMove move, DuelOptions options) {
    return switch (move) {
      case HIT, STAND, DOUBLE -> true;
      case SPLIT -> Claims.isPair(cards.get(0), cards.get(1), options);
      case BUST, BLACKJACK -> false;
    };
  }

  /** The one move that the cards leave: a claim, or standing where no further card may come. */
  private static Optional<DuelMove> owed(DuelHand hand, List<Card> cards) {
    HandValue value = HandValue.of(cards);
    if (value.bust()) {
      return Optional.of(DuelMove.BUST);
    } else if (value.blackjack() && !hand.split()) {
      return Optional.of(DuelMove.BLACKJACK);
    }
    boolean noMore =
        value.total() == HandValue.LIMIT
            || hand.doubled()
            || (hand.split() && Claims.isAce(cards.get(0)));
    return noMore ? Optional.of(DuelMove.STAND) : Optional.empty();
  }
}
