package dev.parlor.games.recall;

import dev.parlor.games.Step;

/** Seats that are silent for a while, come back, or are gone. */
final class RecallAbsence {
  private RecallAbsence() {}

  static Step<RecallState> away(RecallState state, int seat) {
    if (!isHere(state, seat) || state.player(seat).away()) {
      return Step.refuse("event.unexpected");
    }
    RecallDraft draft = new RecallDraft(state);
    draft.put(seat, state.player(seat).withAway(true));
    passBy(draft, state, seat);
    return draft.done();
  }

  static Step<RecallState> returned(RecallState state, int seat) {
    if (!isHere(state, seat) || !state.player(seat).away()) {
      return Step.refuse("event.unexpected");
    }
    RecallDraft draft = new RecallDraft(state);
    draft.put(seat, state.player(seat).withAway(false));
    if (state.paused()) {
      RecallTurns.from(draft, seat);
    }
    return draft.done();
  }

  /**
   * A silent seat sits out. Its keys are missing, so the others begin again. A seat that has spoilt
   * a deal comes last among those who stay, whatever it holds in the next one.
   */
  static Step<RecallState> satOut(RecallState state, int seat) {
    if (!isHere(state, seat)
        || !state.player(seat).away()
        || state.player(seat).silence().sitsOut()) {
      return Step.refuse("event.unexpected");
    }
    RecallDraft draft = new RecallDraft(state);
    if (state.phase() == RecallPhase.INITIAL_PEEK && state.stock().shuffling() > 0) {
      draft.put(seat, state.player(seat).with(state.player(seat).silence().between()));
    } else {
      draft.put(seat, state.player(seat).with(RecallSilence.SPOILS));
      sealedForEver(draft, seat);
    }
    return draft.done();
  }

  static Step<RecallState> left(RecallState state, int seat, boolean keysHandedOver) {
    if (!isHere(state, seat)) {
      return Step.refuse("event.unexpected");
    }
    RecallDraft draft = new RecallDraft(state);
    draft.put(seat, state.player(seat).gone());
    if (draft.present() < 2) {
      RecallFinale.begin(draft, RecallEnding.DESERTED, RecallState.NOBODY);
    } else if (!keysHandedOver) {
      sealedForEver(draft, seat);
    } else {
      passBy(draft, state, seat);
    }
    return draft.done();
  }

  private static boolean isHere(RecallState state, int seat) {
    return seat >= 0 && seat < state.seats() && !state.player(seat).left();
  }

  /**
   * Ends the turn or power of a seat as if its time were over, because the game does not wait for
   * it.
   */
  private static void passBy(RecallDraft draft, RecallState state, int seat) {
    Special special = state.special();
    boolean inTurn = seat == state.turn().seat();
    if (state.ending() != null) {
      return;
    } else if (state.phase() == RecallPhase.INITIAL_PEEK) {
      Peeking.startWhenAllAreReady(draft);
    } else if (inTurn && state.phase() == RecallPhase.DRAWING_CARD && !state.paused()) {
      RecallTurns.next(draft);
    } else if (inTurn && state.choosingPlay()) {
      RecallTurns.keepDrawn(draft);
    } else if (special != null && special.seat() == seat) {
      SpecialPlays.begin(draft);
    }
  }

  /**
   * Ends a deal in which no hidden card can be opened any more. A seat that has won in the open has
   * won; otherwise the others begin again with a fresh deck.
   */
  private static void sealedForEver(RecallDraft draft, int seat) {
    if (draft.ending != null && draft.ending.winsAtOnce() && draft.winner != seat) {
      RecallFinale.finish(draft);
      return;
    }
    draft.stopTimer();
    draft.players.replaceAll(RecallSeat::emptied);
    draft.pile.clear();
    draft.discard.clear();
    draft.faces.clear();
    draft.awaited.clear();
    draft.specials.clear();
    draft.shown.clear();
    draft.turn = Turn.begin(0, 0);
    draft.window = draft.window.abandoned();
    draft.caller = RecallState.NOBODY;
    draft.ending = null;
    draft.winner = RecallState.NOBODY;
    Peeking.shuffle(draft);
  }
}
