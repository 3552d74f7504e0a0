package dev.parlor.games.piles;

import dev.parlor.games.Step;

/**
 * Players who drop out and come back. When a player drops, the pile that he picked is forgotten and
 * the next player is in turn. A guess that he has made stands, because its card may be on its way.
 * No card belongs to anybody, so it makes no difference whether keys are handed over.
 */
final class PilesAttendance {
  private PilesAttendance() {}

  static Step<PilesState> away(PilesState state, int seat) {
    return isSeat(state, seat) && state.seats().get(seat).canPlay()
        ? Step.accept(without(state, seat, PilesSeat.AWAY))
        : Step.refuse("event.unexpected");
  }

  static Step<PilesState> returned(PilesState state, int seat) {
    if (!isSeat(state, seat) || !state.seats().get(seat).equals(PilesSeat.AWAY)) {
      return Step.refuse("event.unexpected");
    }
    PilesState back = state.withSeat(seat, PilesSeat.PRESENT);
    return Step.accept(state.paused() && !state.awaitsCard() ? back.withTurnFrom(seat) : back);
  }

  static Step<PilesState> left(PilesState state, int seat) {
    if (!isSeat(state, seat) || !state.seats().get(seat).isActive()) {
      return Step.refuse("event.unexpected");
    }
    PilesState next = without(state, seat, PilesSeat.GONE);
    return next.seats().stream().anyMatch(PilesSeat::isActive)
        ? Step.accept(next)
        : Piles.finish(next, PilesResult.ABORTED);
  }

  private static PilesState without(PilesState state, int seat, PilesSeat absence) {
    PilesState next = state.withSeat(seat, absence);
    boolean passesOn = seat == state.turn() && !state.awaitsCard();
    return passesOn ? next.withTurnFrom(seat + 1) : next;
  }

  private static boolean isSeat(PilesState state, int seat) {
    return seat >= 0 && seat < state.seats().size();
  }
}
