package dev.parlor.games.blackjack;

import dev.parlor.games.Step;

/** Seats that fall silent, come back or are gone for good. */
final class Attendance {
  private Attendance() {}

  /**
   * An absent seat bets the minimum and stands, at once when it is to act. Whoever owes its bet may
   * have promised one and seen those of the others: it stands in this round whenever it is back.
   */
  static Step<DuelState> away(DuelState state, int seat) {
    if (!isHere(state, seat) || state.player(seat).away()) {
      return Step.refuse("event.unexpected");
    }
    Draft draft = new Draft(state);
    Player player = state.player(seat).away(true);
    draft.set(seat, player);
    if (state.owesBet(seat)) {
      draft.set(seat, player.silentWith(draft.options.minBet(player.chips())));
      Rounds.dealWhenAllHaveBet(draft);
    } else if (state.turn() == seat) {
      Turns.advance(draft);
    }
    return draft.done();
  }

  /**
   * Without its keys no card of this shoe can be opened: the round is void and played again by the
   * others. Whoever spoils it has lost what lies on the table for it, and at least the least bet.
   */
  static Step<DuelState> satOut(DuelState state, int seat) {
    if (!isHere(state, seat) || !state.player(seat).away() || state.player(seat).sitsOut()) {
      return Step.refuse("event.unexpected");
    }
    Draft draft = new Draft(state);
    Player player = state.player(seat).sittingOut(true);
    draft.set(seat, player);
    boolean inRound = state.phase() != Phase.SHUFFLING;
    if (inRound && player.isIn()) {
      int lost = Math.max(player.stake(), draft.options.minBet(player.chips()));
      draft.set(seat, player.settled(-lost, state.round()));
      draft.house += lost;
    }
    if (draft.seatsIn() < 2 || !draft.anyPlays()) {
      draft.endMatch();
    } else if (inRound) {
      Rounds.again(draft);
    }
    return draft.done();
  }

  static Step<DuelState> returned(DuelState state, int seat) {
    if (!isHere(state, seat) || !state.player(seat).away()) {
      return Step.refuse("event.unexpected");
    }
    Draft draft = new Draft(state);
    draft.set(seat, state.player(seat).away(false));
    return draft.done();
  }

  /**
   * Surrender or forfeit: the seat is out and its chips are the house's. Without its keys nothing
   * in the shoe can be opened any more, whether it was still playing or not: the round is void and
   * played again by the others.
   */
  static Step<DuelState> left(DuelState state, int seat, boolean keysHandedOver) {
    if (!isHere(state, seat)) {
      return Step.refuse("event.unexpected");
    }
    Draft draft = new Draft(state);
    Player gone = state.player(seat).gone(state.round());
    // Cards that are already being turned over still come, and are waited for.
    draft.set(seat, state.phase() == Phase.OPENING ? gone : gone.nextRound());
    draft.house += state.player(seat).chips();
    if (draft.seatsIn() < 2) {
      draft.endMatch();
    } else if (!keysHandedOver) {
      Rounds.again(draft);
    } else {
      goOn(draft, seat);
    }
    return draft.done();
  }

  private static void goOn(Draft draft, int gone) {
    switch (draft.phase) {
      case BETTING -> Rounds.dealWhenAllHaveBet(draft);
      case PLAYING -> {
        if (draft.turn == gone) {
          Turns.advance(draft);
        }
      }
      case SHUFFLING, DEALING, DEALER, OPENING, OVER -> {}
    }
  }

  private static boolean isHere(DuelState state, int seat) {
    return state.isSeat(seat) && !state.player(seat).hasLeft();
  }
}
