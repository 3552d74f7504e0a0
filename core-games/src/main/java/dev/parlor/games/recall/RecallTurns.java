package dev.parlor.games.recall;

import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;

/** Drawing, playing, collecting, and whose turn is next. */
final class RecallTurns {
  private RecallTurns() {}

  static void next(RecallDraft draft) {
    from(draft, draft.turn.seat() + 1);
  }

  /**
   * Gives the turn to the first seat from here that can take it. If that is the caller of Recall,
   * the game ends.
   */
  static void from(RecallDraft draft, int first) {
    draft.stopTimer();
    if (draft.phase == RecallPhase.DRAWING_CARD) {
      draft.shown.clear();
    }
    for (int step = 0; step < draft.seats(); step++) {
      int seat = (first + step) % draft.seats();
      if (seat == draft.caller) {
        RecallFinale.begin(draft, RecallEnding.RECALL, RecallState.NOBODY);
        return;
      }
      if (!draft.player(seat).isOut() && !draft.player(seat).away()) {
        begin(draft, seat);
        return;
      }
    }
    pause(draft, first % draft.seats());
  }

  /** Pauses: everybody is away, so nobody draws until somebody is back. */
  private static void pause(RecallDraft draft, int seat) {
    draft.turn = Turn.begin(seat, draft.turn.number());
    draft.phase = RecallPhase.DRAWING_CARD;
  }

  private static void begin(RecallDraft draft, int seat) {
    draft.turn = Turn.begin(seat, draft.turn.number() + 1);
    stocked(draft);
  }

  /** Begins the turn, now that there is a card to draw. */
  static void stocked(RecallDraft draft) {
    if (!draft.stocked()) {
      draft.phase = RecallPhase.ENDING_ROUND;
    } else if (draft.pile.isEmpty()) {
      RecallFinale.begin(draft, RecallEnding.NO_CARDS, RecallState.NOBODY);
    } else if (draft.player(draft.turn.seat()).isOut() || draft.player(draft.turn.seat()).away()) {
      next(draft);
    } else {
      draft.phase = RecallPhase.DRAWING_CARD;
      draft.startTimer(RunningTimer.DRAW, draft.turn.seat(), draft.options.draw());
    }
  }

  static void callRecall(RecallDraft draft) {
    draft.caller = draft.turn.seat();
    next(draft);
  }

  static void draw(RecallDraft draft) {
    draft.shown.clear();
    Slot card = draft.pile.remove(0);
    draft.turn = draft.turn.drew(card);
    draft.put(draft.turn.seat(), draft.player(draft.turn.seat()).seeing(card));
    draft.requests.add(new Request.Deal(card, draft.turn.seat()));
    draft.phase = RecallPhase.PLAYING;
    draft.startTimer(RunningTimer.PLAY, draft.turn.seat(), draft.options.play());
  }

  /** Keeps the drawn card in the hand, because nothing was played in time. No window opens. */
  static void keepDrawn(RecallDraft draft) {
    intoHand(draft);
    next(draft);
  }

  /** Puts the drawn card into the hand, wherever the turn is. */
  static void intoHand(RecallDraft draft) {
    Slot drawn = draft.turn.drawn();
    if (drawn != null) {
      int seat = draft.turn.seat();
      draft.put(seat, draft.player(seat).adding(drawn));
      draft.turn = Turn.begin(seat, draft.turn.number());
    }
  }

  static void play(RecallDraft draft, Slot card, boolean toCollect) {
    draft.stopTimer();
    draft.turn = draft.turn.plays(card, toCollect);
    if (!draft.ask(card)) {
      opened(draft, card);
    }
  }

  /** Goes on with the card of the seat in turn, which lies open now. */
  static void opened(RecallDraft draft, Slot slot) {
    if (draft.turn.collecting()) {
      collectDrawn(draft, slot);
    } else {
      played(draft, slot);
    }
  }

  private static void collectDrawn(RecallDraft draft, Slot slot) {
    int seat = draft.turn.seat();
    Card card = draft.known(slot);
    if (card.isJoker() || card.rank() != draft.player(seat).rank()) {
      draft.accuse(seat, "recall.violation.collected", card);
      keepDrawn(draft);
      return;
    }
    draft.turn = Turn.begin(seat, draft.turn.number());
    collect(draft, seat, new Faced(slot, card));
    if (draft.ending == null) {
      next(draft);
    }
  }

  /** Gives the top of the discard pile to a seat and changes nothing else. */
  static void collectTop(RecallDraft draft, int seat) {
    Slot top = draft.discard.remove(draft.discard.size() - 1);
    collect(draft, seat, new Faced(top, draft.known(top)));
  }

  private static void collect(RecallDraft draft, int seat, Faced faced) {
    RecallSeat player = draft.player(seat).collecting(faced);
    draft.put(seat, player);
    if (player.collection().size() == 4) {
      RecallFinale.begin(draft, RecallEnding.FOUR_OF_A_KIND, seat);
    }
  }

  private static void played(RecallDraft draft, Slot slot) {
    int seat = draft.turn.seat();
    Slot drawn = draft.turn.drawn();
    if (drawn != null && !drawn.equals(slot)) {
      draft.put(seat, draft.player(seat).replacing(slot, drawn));
    }
    draft.turn = Turn.begin(seat, draft.turn.number());
    discard(draft, seat, slot);
    if (draft.ending == null) {
      SameRank.open(draft);
    }
  }

  /** Puts a played card on the discard pile. Its power waits, and an empty hand wins. */
  static void discard(RecallDraft draft, int seat, Slot slot) {
    draft.discard.add(slot);
    SpecialPower.of(draft.known(slot))
        .ifPresent(power -> draft.specials.add(new Special(seat, power, null)));
    RecallSeat player = draft.player(seat);
    int cards = draft.options.emptyHandIgnoresCollection() ? player.hand().size() : player.cards();
    if (cards == 0) {
      RecallFinale.begin(draft, RecallEnding.EMPTY_HAND, seat);
    }
  }
}
