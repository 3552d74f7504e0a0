package dev.parlor.games.recall;

import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The deal and the first look: every seat picks two cards, sees them and names one. */
final class Peeking {
  private static final int DEALT = 4;

  /** The bounds of one seat's lots: its first pick, its second pick, which of two equal cards. */
  private static final List<Integer> LOTS = List.of(DEALT, DEALT - 1, 2);

  private Peeking() {}

  /** Asks for a fresh deck with all lots of the game. */
  static void shuffle(RecallDraft draft) {
    List<Integer> bounds = new ArrayList<>();
    bounds.add(draft.present());
    for (int seat = 0; seat < draft.seats(); seat++) {
      bounds.addAll(LOTS);
    }
    draft.phase = RecallPhase.INITIAL_PEEK;
    draft.shuffling = RecallPoints.DECK.size();
    draft.requests.add(
        new Request.Shuffle(draft.decks++, new Request.Contents.Fresh(RecallPoints.DECK), bounds));
  }

  static void deal(RecallDraft draft, int deck, List<Integer> lots) {
    draft.lots = lots;
    draft.players.replaceAll(player -> player.with(player.silence().dealt(!player.away())));
    int next = 0;
    for (int seat = 0; seat < draft.seats(); seat++) {
      SortedMap<Integer, Slot> hand = new TreeMap<>();
      for (int place = 0; place < DEALT && !draft.player(seat).isOut(); place++) {
        hand.put(place, new Slot(deck, next++));
      }
      draft.put(seat, draft.player(seat).with(hand));
    }
    while (next < RecallPoints.DECK.size()) {
      draft.pile.add(new Slot(deck, next++));
    }
    draft.startTimer(RunningTimer.PEEK, Timer.ALL, draft.options.peek());
    startWhenAllAreReady(draft);
  }

  static void pick(RecallDraft draft, int seat, Slot card) {
    draft.put(seat, draft.player(seat).picking(card).seeing(card));
    draft.requests.add(new Request.Peek(card, seat));
  }

  /** The time is over, so missing picks are made by lot. */
  static void elapsed(RecallDraft draft) {
    for (int seat = 0; seat < draft.seats(); seat++) {
      pickByLot(draft, seat);
    }
    startWhenAllAreReady(draft);
  }

  private static void pickByLot(RecallDraft draft, int seat) {
    while (!draft.player(seat).isOut() && draft.player(seat).picks().size() < RecallSeat.PICKS) {
      RecallSeat player = draft.player(seat);
      List<Slot> free = player.slots();
      free.removeAll(player.picks());
      pick(draft, seat, free.get(lot(draft, seat, player.picks().size()) % free.size()));
    }
  }

  private static int lot(RecallDraft draft, int seat, int which) {
    return draft.lots.get(1 + seat * LOTS.size() + which);
  }

  static void claim(RecallDraft draft, int seat, RecallAction said) {
    RecallSeat player = draft.player(seat);
    if (said instanceof RecallAction.Choose choose) {
      claim(draft, seat, Claim.Kind.CHOSEN, choose.card());
    } else if (said == RecallAction.Word.SAME_RANK) {
      claim(draft, seat, Claim.Kind.SAME_RANK, player.picks().get(lot(draft, seat, 2)));
    } else {
      draft.put(seat, player.claiming(new Claim(Claim.Kind.TWO_JOKERS, null)));
      startWhenAllAreReady(draft);
    }
  }

  private static void claim(RecallDraft draft, int seat, Claim.Kind kind, Slot card) {
    draft.put(seat, draft.player(seat).claiming(new Claim(kind, card)));
    if (!draft.ask(card)) {
      opened(draft, seat, card);
    }
  }

  /** Whether this is a seat's collection card that has just been turned over. */
  static boolean isCollectionCard(RecallSeat player, Slot slot) {
    Claim claim = player.claim();
    return claim != null && slot.equals(claim.card()) && player.holds(slot);
  }

  static void opened(RecallDraft draft, int seat, Slot slot) {
    Card card = draft.known(slot);
    if (!card.isJoker()) {
      RecallSeat player = draft.player(seat).without(slot);
      draft.put(seat, player.collecting(new Faced(slot, card)));
    }
    startWhenAllAreReady(draft);
  }

  /** The first turn begins when everybody who is here has named a card and it lies open. */
  static void startWhenAllAreReady(RecallDraft draft) {
    if (draft.phase != RecallPhase.INITIAL_PEEK
        || !draft.awaited.isEmpty()
        || draft.shuffling > 0) {
      return;
    }
    for (RecallSeat player : draft.players) {
      if (player.claimOpen() && !player.away()) {
        return;
      }
    }
    for (int seat = 0; seat < draft.seats(); seat++) {
      pickByLot(draft, seat);
    }
    draft.stopTimer();
    RecallTurns.from(draft, starter(draft));
  }

  private static int starter(RecallDraft draft) {
    List<Integer> present = new ArrayList<>();
    for (int seat = 0; seat < draft.seats(); seat++) {
      if (!draft.player(seat).isOut()) {
        present.add(seat);
      }
    }
    return present.get(draft.lots.get(0) % present.size());
  }
}
