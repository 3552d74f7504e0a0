package dev.parlor.games.recall;

import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import java.util.SortedMap;
import java.util.TreeMap;

/** The powers of played jacks and queens, one after the other in the order of play. */
final class SpecialPlays {
  private SpecialPlays() {}

  /** Gives the first waiting power its time; when none is left, begins the next turn. */
  static void begin(RecallDraft draft) {
    draft.stopTimer();
    draft.specials.removeIf(special -> unused(draft.player(special.seat())));
    if (draft.specials.isEmpty()) {
      RecallTurns.next(draft);
      return;
    }
    draft.phase = RecallPhase.SPECIAL_PLAY_WINDOW;
    draft.startTimer(RunningTimer.SPECIAL, draft.specials.get(0).seat(), draft.options.special());
  }

  private static boolean unused(RecallSeat player) {
    return player.isOut() || player.away();
  }

  /** Ends a power that was used, given up or is out of time. */
  static void finished(RecallDraft draft) {
    draft.specials.remove(0);
    begin(draft);
  }

  /** Swaps two cards in their places; what anybody knows of a card goes with it. */
  static void swap(RecallDraft draft, Slot one, Slot other) {
    for (int seat = 0; seat < draft.seats(); seat++) {
      RecallSeat player = draft.player(seat);
      SortedMap<Integer, Slot> hand = new TreeMap<>(player.hand());
      hand.replaceAll((place, slot) -> slot.equals(one) ? other : slot.equals(other) ? one : slot);
      draft.put(seat, player.with(hand));
    }
    finished(draft);
  }

  /** Shows a card to a player until the timer runs out or he has seen enough. */
  static void peek(RecallDraft draft, Slot card) {
    Special special = draft.specials.get(0);
    draft.specials.set(0, special.looking(card));
    draft.put(special.seat(), draft.player(special.seat()).seeing(card));
    if (!draft.faces.containsKey(card)) {
      draft.requests.add(new Request.Peek(card, special.seat()));
    }
  }
}
