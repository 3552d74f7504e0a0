package dev.parlor.games.romme;

import dev.parlor.games.Slot;
import dev.parlor.games.romme.RommeSeat.Presence;
import dev.parlor.games.romme.RommeSeat.Status;

/**
 * Players who drop out and come back. Nobody can discard for an absent player, because nobody else
 * knows his cards, so his turn is skipped. A turn that was cut short after the draw goes on from
 * there when it comes round again.
 */
final class RommeAttendance {
  private RommeAttendance() {}

  static void away(RommeDraft draft, int seat) {
    draft.put(seat, draft.seat(seat).withPresence(Presence.AWAY));
    passOn(draft, seat);
  }

  /**
   * A silent seat sits out. Without its keys no card of this round can be opened any more, so the
   * others play it again. The points for what it has spoilt are counted with that round.
   */
  static void satOut(RommeDraft draft, int seat) {
    int points = draft.phase == RommePhase.SHUFFLING ? 0 : RommeSilence.points(draft, seat);
    draft.put(seat, draft.seat(seat).sittingOut(true));
    if (draft.phase == RommePhase.SHUFFLING) {
      return; // no round is under way
    }
    if (draft.seat(seat).isPlaying()) {
      draft.put(seat, draft.seat(seat).owing(Math.max(points, draft.seat(seat).owed())));
    }
    RommeRounds.playAgain(draft);
  }

  static void returned(RommeDraft draft, int seat) {
    draft.put(seat, draft.seat(seat).withPresence(Presence.HERE));
    boolean waiting = draft.phase == RommePhase.DRAW || draft.phase == RommePhase.PLAY;
    if (waiting && draft.seat(seat).canPlay() && !draft.seat(draft.turn).canPlay()) {
      RommeTurns.pass(draft, seat);
    }
  }

  static void left(RommeDraft draft, int seat, boolean keysHandedOver) {
    draft.put(seat, draft.seat(seat).withPresence(Presence.LEFT));
    if (draft.seat(seat).isPlaying()) {
      drop(draft, seat);
    }
    if (draft.playing() < 2) {
      RommePlaces.finish(draft);
    } else if (draft.phase == RommePhase.SHUFFLING || !canGoOn(draft, keysHandedOver)) {
      RommeRounds.playAgain(draft);
    } else if (draft.phase != RommePhase.RESHUFFLING) { // the stock that was asked for still comes
      passOn(draft, seat);
      RommeRounds.countWhenOpened(draft);
    }
  }

  /**
   * Whether the round can go on after a seat has left. Without its keys no card can be opened any
   * more. A finished round then counts only if nothing is left to open and the leaver's own claims
   * are proven.
   */
  private static boolean canGoOn(RommeDraft draft, boolean keysHandedOver) {
    return keysHandedOver
        || (draft.phase == RommePhase.SHOWDOWN
            && draft.opening.isEmpty()
            && draft.claims.isEmpty());
  }

  /** Convicts a seat of a false claim: the round is void, and the seat is out of the match. */
  static void convicted(RommeDraft draft, int seat) {
    if (draft.seat(seat).isPlaying()) {
      drop(draft, seat);
    }
    if (draft.playing() < 2) {
      RommePlaces.finish(draft);
    } else {
      RommeRounds.playAgain(draft);
    }
  }

  private static void drop(RommeDraft draft, int seat) {
    if (draft.turn == seat) {
      RommeTurns.takeBackAll(draft);
    }
    for (Slot slot : draft.seat(seat).hand()) {
      draft.aside.add(slot);
      draft.opening.remove(slot);
    }
    draft.put(seat, draft.seat(seat).out(Status.GONE, draft.round));
  }

  private static void passOn(RommeDraft draft, int seat) {
    if (draft.turn == seat && (draft.phase == RommePhase.DRAW || draft.phase == RommePhase.PLAY)) {
      RommeTurns.takeBackAll(draft);
      RommeTurns.pass(draft, seat + 1);
    }
  }
}
