package dev.parlor.games.poker;

import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerMove;
import dev.parlor.games.poker.hand.Street;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What follows in a hand without any player's doing: moves of absent seats, streets, the showdown.
 */
final class HandFlow {
  private HandFlow() {}

  /** Goes on until a player, a card or a deck is needed. */
  static Step.Accepted<HoldemState> from(HoldemState begin) {
    HoldemState state = begin;
    while (state.hand().isPresent() && state.awaited().isEmpty()) {
      PokerHand hand = state.hand().get();
      if (hand.isDecided()) {
        return HandEnd.settle(state, hand);
      } else if (hand.toAct() != PokerHand.NOBODY) {
        if (!actsByItself(state, hand.toAct())) {
          return Step.accept(state);
        }
        state = moved(state, hand, byDefault(hand));
        continue;
      }
      List<Slot> next = nextCards(state, hand);
      if (!next.isEmpty()) {
        List<Request> requests = new ArrayList<>();
        List<Set<Integer>> waves = isLast(hand) ? Waves.of(hand) : List.of();
        next.forEach(slot -> requests.add(new Request.Open(slot, waves)));
        return new Step.Accepted<>(state.withAwaited(next), requests);
      } else if (isLast(hand)) {
        return HandEnd.settle(state, hand);
      }
      state = state.withHand(hand.nextStreet(), state.moves());
    }
    return Step.accept(state);
  }

  static HoldemState moved(HoldemState state, PokerHand hand, PokerAction action) {
    PokerHand next = hand.act(action);
    List<PokerMove> moves = new ArrayList<>(state.moves());
    next.players().get(hand.toAct()).last().ifPresent(moves::add);
    return state.withHand(next, moves);
  }

  /** The move of a seat that does not decide: a check if it is free, else a fold. */
  static PokerAction byDefault(PokerHand hand) {
    return hand.limits().mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.FOLD;
  }

  /**
   * Whether the rules act for this seat. An absent seat does not hold up those who are there; with
   * nobody there the table rests.
   */
  private static boolean actsByItself(HoldemState state, int seat) {
    return !state.seats().get(seat).isHere()
        && state.seats().stream().anyMatch(other -> other.isHere() && other.plays());
  }

  /** Whether no bet can come any more, so that only cards are left to come. */
  static boolean isClosed(PokerHand hand) {
    return hand.toAct() == PokerHand.NOBODY && isLast(hand);
  }

  private static boolean isLast(PokerHand hand) {
    return hand.street() == Street.RIVER || hand.isBettingOver();
  }

  /**
   * The cards to be turned over after a street's betting. At an all-in the hands come before the
   * rest of the board; nothing is left when all are on the table.
   */
  private static List<Slot> nextCards(HoldemState state, PokerHand hand) {
    DeckLayout layout = DeckLayout.of(state, hand);
    boolean last = isLast(hand);
    List<Slot> next = new ArrayList<>();
    if (last) {
      hand.showdownOrder().forEach(seat -> next.addAll(layout.hole(seat)));
      next.removeIf(slot -> state.faces().containsKey(slot.index()));
    }
    if (!next.isEmpty()) {
      return next;
    }
    int board = last ? Street.RIVER.board() : hand.street().next().board();
    for (int card = 0; card < board; card++) {
      next.add(layout.board(card));
    }
    next.removeIf(slot -> state.faces().containsKey(slot.index()));
    return next;
  }
}
