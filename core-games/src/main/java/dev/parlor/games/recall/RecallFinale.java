package dev.parlor.games.recall;

import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import java.util.List;

/** The end: every hand is opened, every claim is compared with it, and the places are counted. */
final class RecallFinale {
  private RecallFinale() {}

  static void begin(RecallDraft draft, RecallEnding ending, int winner) {
    draft.stopTimer();
    RecallTurns.intoHand(draft);
    draft.specials.clear();
    draft.window = draft.window.abandoned();
    draft.ending = ending;
    draft.winner = winner;
    draft.phase = RecallPhase.ENDING_ROUND;
    if (ending != RecallEnding.DESERTED) {
      remember(draft);
      openHands(draft);
    }
    finishWhenOpen(draft);
  }

  /** Notes that all have seen what lay open before the hands are opened. */
  private static void remember(RecallDraft draft) {
    for (int seat = 0; seat < draft.seats(); seat++) {
      for (RecallSeat owner : List.copyOf(draft.players)) {
        for (Slot slot : owner.slots()) {
          if (draft.faces.containsKey(slot)) {
            draft.put(seat, draft.player(seat).seeing(slot));
          }
        }
      }
    }
  }

  private static void openHands(RecallDraft draft) {
    for (RecallSeat player : draft.players) {
      player.slots().forEach(draft::ask);
    }
  }

  static void finishWhenOpen(RecallDraft draft) {
    if (draft.awaited.isEmpty() || draft.ending == RecallEnding.DESERTED) {
      finish(draft);
    }
  }

  /** Ends the game with what lies open, when the rest can't be opened any more. */
  static void finish(RecallDraft draft) {
    draft.awaited.clear();
    for (int seat = 0; seat < draft.seats(); seat++) {
      checkClaim(draft, seat);
    }
    draft.phase = RecallPhase.FINISHED;
    Outcome outcome = RecallPlaces.outcome(draft.state());
    draft.outcome = outcome;
    draft.requests.add(new Request.Finish(outcome));
  }

  private static void checkClaim(RecallDraft draft, int seat) {
    Claim claim = draft.player(seat).claim();
    List<Slot> picks = draft.player(seat).picks();
    if (claim == null || picks.size() < RecallSeat.PICKS) {
      return;
    }
    Card first = draft.faces.get(picks.get(0));
    Card second = draft.faces.get(picks.get(1));
    if (first != null && second != null && !claim.holds(picks, first, second)) {
      draft.accuse(seat, "recall.violation.chosen", first, second);
    }
  }
}
