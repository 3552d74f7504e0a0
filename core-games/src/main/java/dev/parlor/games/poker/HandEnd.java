package dev.parlor.games.poker;

import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.games.poker.eval.Evaluator;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerSettlement;
import dev.parlor.games.poker.hand.Street;
import java.util.ArrayList;
import java.util.List;

/** The end of a hand, and what comes after it: the next deck or the end of the match. */
final class HandEnd {
  static final Timer MATCH_TIMER = new Timer("match", Timer.ALL, 0);

  private HandEnd() {}

  /** Pays out a hand that is decided or shown. */
  static Step.Accepted<HoldemState> settle(HoldemState state, PokerHand hand) {
    DeckLayout layout = DeckLayout.of(state, hand);
    List<Card> board = state.board();
    PokerSettlement settlement =
        PokerSettlement.of(
            hand, seat -> Evaluator.rank(join(layout.open(state.faces(), seat), board)));
    List<Integer> stacks = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      stacks.add(
          hand.start().dealt().contains(seat)
              ? settlement.stacks().get(seat)
              : state.seats().get(seat).chips());
    }
    HandResult result =
        new HandResult(
            state.handsPlayed() + 1,
            new HandResult.Played(state.deck(), hand.start(), state.moves(), board),
            shown(state, hand, layout),
            HandResult.Payout.of(settlement),
            stacks,
            false);
    return next(state.withResult(result, seatsAfter(state, result)));
  }

  /**
   * The seats after the hand. A seat that has lost its last chip is out, and is ranked by what it
   * had when the hand began.
   */
  static List<PokerSeat> seatsAfter(HoldemState state, HandResult result) {
    List<PokerSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < state.seats().size(); seat++) {
      PokerSeat before = state.seats().get(seat);
      PokerSeat after = before.withChips(result.stacks().get(seat));
      seats.add(after.chips() == 0 ? after.out(result.number(), before.chips()) : after);
    }
    return seats;
  }

  /** The hands that lie open with a whole board. */
  private static List<HandResult.Shown> shown(
      HoldemState state, PokerHand hand, DeckLayout layout) {
    List<HandResult.Shown> shown = new ArrayList<>();
    for (int seat : hand.showdownOrder()) {
      List<Card> cards = layout.open(state.faces(), seat);
      if (cards.size() == 2 && state.board().size() == Street.RIVER.board()) {
        shown.add(HandResult.Shown.of(seat, cards, state.board()));
      }
    }
    return shown;
  }

  /** Asks for the next deck once there are two to play with it, or ends the match. */
  static Step.Accepted<HoldemState> next(HoldemState state) {
    int limit = state.options().handLimit();
    if (state.contenders().size() < 2
        || state.timeUp()
        || (limit > 0 && state.handsPlayed() >= limit)) {
      return finish(state);
    } else if (state.players() < 2) {
      return Step.accept(state); // the table rests until somebody is back, or out
    }
    HoldemState waiting = state.withNextDeck();
    return Step.accept(waiting, shuffle(waiting));
  }

  /** The request for a deck. The first one brings a lot for the button. */
  static Request shuffle(HoldemState state) {
    return new Request.Shuffle(
        state.deck(),
        new Request.Contents.Fresh(DeckSpec.FRENCH_52),
        state.button() < 0 ? List.of(state.seats().size()) : List.of());
  }

  static Step.Accepted<HoldemState> finish(HoldemState state) {
    Outcome outcome = new Outcome(PokerPlaces.of(state.seats()), state.handsPlayed(), List.of());
    List<Request> requests = new ArrayList<>();
    if (state.options().minutesLimit() > 0 && !state.timeUp()) {
      requests.add(new Request.StopTimer(MATCH_TIMER));
    }
    requests.add(new Request.Finish(outcome));
    return new Step.Accepted<>(state.withOutcome(outcome), requests);
  }

  private static List<Card> join(List<Card> hole, List<Card> board) {
    List<Card> cards = new ArrayList<>(hole);
    cards.addAll(board);
    return cards;
  }
}
