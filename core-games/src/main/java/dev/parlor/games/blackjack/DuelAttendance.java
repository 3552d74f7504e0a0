package dev.parlor.games.blackjack;

import dev.parlor.games.Step;

/** Seats that fall silent, come back or are gone for good. */
final class DuelAttendance {
  private DuelAttendance() {}

  /**
   * A seat is silent. It bets the minimum and stands, at once when it is to act. If it owed a bet,
   * this holds for the whole round even when it comes back, because it may have seen the bets of
   * the others.
   */
  static Step<DuelState> away(DuelState state, int seat) {
    if (!isHere(state, seat) || state.player(seat).away()) {
      return Step.refuse("event.unexpected");
    }
    DuelDraft draft = new DuelDraft(state);
    DuelSeat player = state.player(seat).away(true);
    draft.set(seat, player);
    if (state.owesBet(seat)) {
      draft.set(seat, player.silentWith(draft.options.minBet(player.chips())));
      DuelRounds.dealWhenAllHaveBet(draft);
    } else if (state.turn() == seat) {
      DuelTurns.advance(draft);
    }
    return draft.done();
  }

  /**
   * A silent seat sits out. No card of this shoe can be opened without its keys, so the others play
   * the round again with another shoe. The seat loses its bets on the table, at least the least
   * bet.
   */
  static Step<DuelState> satOut(DuelState state, int seat) {
    if (!isHere(state, seat) || !state.player(seat).away() || state.player(seat).sitsOut()) {
      return Step.refuse("event.unexpected");
    }
    DuelDraft draft = new DuelDraft(state);
    DuelSeat player = state.player(seat).sittingOut(true);
    draft.set(seat, player);
    boolean inRound = state.phase() != DuelPhase.SHUFFLING;
    if (inRound && player.isIn()) {
      int lost = Math.max(player.stake(), draft.options.minBet(player.chips()));
      draft.set(seat, player.settled(-lost, state.round()));
      draft.house += lost;
    }
    if (draft.seatsIn() < 2 || !draft.anyPlays()) {
      draft.endMatch();
    } else if (inRound) {
      DuelRounds.again(draft);
    }
    return draft.done();
  }

  static Step<DuelState> returned(DuelState state, int seat) {
    if (!isHere(state, seat) || !state.player(seat).away()) {
      return Step.refuse("event.unexpected");
    }
    DuelDraft draft = new DuelDraft(state);
    draft.set(seat, state.player(seat).away(false));
    return draft.done();
  }

  /**
   * A seat surrenders or forfeits: it is out, and the house gets its chips. Without its keys no
   * card of the shoe can be opened any more, whether it was still playing or not. The round is then
   * void, and the others play it again.
   */
  static Step<DuelState> left(DuelState state, int seat, boolean keysHandedOver) {
    if (!isHere(state, seat)) {
      return Step.refuse("event.unexpected");
    }
    DuelDraft draft = new DuelDraft(state);
    DuelSeat gone = state.player(seat).gone(state.round());
    // cards that are being turned over already still come, and are waited for
    draft.set(seat, state.phase() == DuelPhase.OPENING ? gone : gone.nextRound());
    draft.house += state.player(seat).chips();
    if (draft.seatsIn() < 2) {
      draft.endMatch();
    } else if (!keysHandedOver) {
      DuelRounds.again(draft);
    } else {
      goOn(draft, seat);
    }
    return draft.done();
  }

  private static void goOn(DuelDraft draft, int gone) {
    switch (draft.phase) {
      case BETTING -> DuelRounds.dealWhenAllHaveBet(draft);
      case PLAYING -> {
        if (draft.turn == gone) {
          DuelTurns.advance(draft);
        }
      }
      case SHUFFLING, DEALING, DEALER, OPENING, OVER -> {}
    }
  }

  private static boolean isHere(DuelState state, int seat) {
    return state.isSeat(seat) && !state.player(seat).hasLeft();
  }
}
