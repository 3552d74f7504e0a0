package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelState.NOBODY;

import dev.parlor.games.Dealt;
import dev.parlor.games.Refusal;
import dev.parlor.games.Step;
import java.util.List;
import java.util.Optional;

/** The moves of the players of a round, one seat after the other. */
final class DuelTurns {
  /** The dealer may need this many cards to finish: the hole card and eleven more. */
  private static final int RESERVE = 12;

  private static final Optional<Refusal> NONE = Optional.empty();
  private static final Optional<Refusal> DOUBLED = refusal("blackjack.doubled");
  private static final Optional<Refusal> DOUBLE_TWO = refusal("blackjack.double.two");
  private static final Optional<Refusal> SPLIT_ONCE = refusal("blackjack.split.once");
  private static final Optional<Refusal> SPLIT_TWO = refusal("blackjack.split.two");
  private static final Optional<Refusal> BUST_TWO = refusal("blackjack.bust.two");
  private static final Optional<Refusal> NATURAL_TWO = refusal("blackjack.natural.two");
  private static final Optional<Refusal> SHOE = refusal("blackjack.shoe");

  private DuelTurns() {}

  static Step<DuelState> move(DuelState state, int seat, DuelMove move) {
    if (state.phase() != DuelPhase.PLAYING) {
      return Step.refuse("blackjack.move.notNow");
    }
    if (state.turn() != seat) {
      return Step.refuse("turn.notYours", state.turn() + 1);
    }
    Optional<Refusal> problem = problem(state, move);
    if (problem.isPresent()) {
      return new Step.Refused<>(problem.get());
    }
    DuelDraft draft = new DuelDraft(state);
    DuelSeat player = state.player(seat);
    draft.set(seat, player.holding(played(draft, seat, player, move)));
    advance(draft);
    return draft.done();
  }

  /**
   * Why the seat in turn can't make this move, by what everybody knows: the number of its cards and
   * chips. What only its owner knows is a claim, which is judged later.
   */
  static Optional<Refusal> problem(DuelState state, DuelMove move) {
    DuelSeat player = state.player(state.turn());
    DuelHand hand = player.hands().get(player.openHand());
    return switch (move) {
      case STAND -> NONE;
      case HIT -> hand.doubled() ? DOUBLED : shoe(state, 1);
      case DOUBLE -> hand.hasTwoCards() ? affordable(state, player, hand, 1) : DOUBLE_TWO;
      case SPLIT ->
          hand.split()
              ? SPLIT_ONCE
              : hand.hasTwoCards() ? affordable(state, player, hand, 2) : SPLIT_TWO;
      case BUST -> hand.hasTwoCards() ? BUST_TWO : NONE;
      case BLACKJACK -> hand.hasTwoCards() && !hand.split() ? NONE : NATURAL_TWO;
    };
  }

  private static Optional<Refusal> affordable(
      DuelState state, DuelSeat player, DuelHand hand, int cards) {
    return player.free() < hand.bet()
        ? Optional.of(new Refusal("blackjack.chips", List.of(hand.bet(), player.free())))
        : shoe(state, cards);
  }

  /** Refuses a card that would empty the shoe. Only a hand long over 21 could need it. */
  private static Optional<Refusal> shoe(DuelState state, int cards) {
    return DuelRounds.SHOE.size() - state.drawn() < cards + RESERVE ? SHOE : NONE;
  }

  private static Optional<Refusal> refusal(String key) {
    return Optional.of(new Refusal(key, List.of()));
  }

  private static List<DuelHand> played(DuelDraft draft, int seat, DuelSeat player, DuelMove move) {
    int index = player.openHand();
    DuelHand hand = player.hands().get(index);
    if (move == DuelMove.SPLIT) {
      Dealt toFirst = draft.drawFor(seat);
      return List.of(hand.half(0, toFirst), hand.half(1, draft.drawFor(seat)));
    }
    DuelHand next =
        switch (move) {
          case HIT -> hand.plus(draft.drawFor(seat));
          case DOUBLE -> hand.doubledWith(draft.drawFor(seat));
          case STAND, SPLIT -> hand.ended(DuelHand.End.STOOD);
          case BUST -> hand.ended(DuelHand.End.BUST);
          case BLACKJACK -> hand.ended(DuelHand.End.NATURAL);
        };
    return player.holding(index, next).hands();
  }

  /** Gives the turn to the next open hand of a player; to the dealer when there is none. */
  static void advance(DuelDraft draft) {
    for (int step = 0; step < draft.seats(); step++) {
      int seat = draft.inOrder(step);
      DuelSeat player = draft.player(seat);
      if (player.isIn() && player.openHand() >= 0) {
        if (!player.away() && !player.silent()) {
          draft.turn = seat;
          return;
        }
        draft.set(seat, defaulted(player));
      }
    }
    draft.turn = NOBODY;
    House.begin(draft);
  }

  private static DuelSeat defaulted(DuelSeat player) {
    DuelSeat next = player;
    for (int open = next.openHand(); open >= 0; open = next.openHand()) {
      next = next.holding(open, next.hands().get(open).ended(DuelHand.End.DEFAULTED));
    }
    return next;
  }
}
