package dev.parlor.games.romme;

import dev.parlor.games.Dealt;
import dev.parlor.games.Event;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.card.DeckSpec;
import dev.parlor.games.romme.meld.MeldPoints;
import java.util.ArrayList;
import java.util.List;

/** How a round begins and ends, and which round ends the match. */
final class RommeRounds {
  static final DeckSpec DECK = new DeckSpec(2, 3);
  static final int HAND = 13;

  /**
   * How many numbers of decks belong to a round: its own deck, then the piles that become its stock
   * again.
   */
  private static final int DECKS = 32;

  private RommeRounds() {}

  /**
   * Asks for the deck of a round, if there are two to play it. The first deck of a match brings the
   * lot for the dealer.
   */
  static void begin(RommeDraft draft, List<Integer> lots) {
    draft.clearTable();
    draft.phase = RommePhase.SHUFFLING;
    draft.seats.replaceAll(RommeSeat::forNewRound);
    if (draft.toBeDealtIn() < 2) {
      RommePlaces.finish(draft);
      return;
    }
    draft.ask(new Request.Shuffle(draft.deck, new Request.Contents.Fresh(DECK), lots));
  }

  /**
   * The number of the next round's deck. It is known in advance, however often the stock runs out
   * before.
   */
  static int nextDeck(int deck) {
    return (deck / DECKS + 1) * DECKS;
  }

  /** Plays the same round once more with a new deck. The dealer is not drawn again. */
  static void playAgain(RommeDraft draft) {
    if (draft.dealer == RommeState.UNDECIDED) {
      draft.dealer = draft.nextPlaying(0);
    }
    draft.deck = nextDeck(draft.deck);
    begin(draft, List.of());
  }

  /** Deals one card at a time from the left of the dealer, then one face up. */
  static void deal(RommeDraft draft, Event.Shuffled event) {
    if (!event.lots().isEmpty()) {
      draft.dealer = event.lots().get(0);
    }
    draft.stockEnd = DECK.size();
    draft.seats.replaceAll(seat -> seat.isHere() ? seat.sittingOut(false) : seat);
    for (int card = 0; card < HAND; card++) {
      for (int step = 1; step <= draft.seats.size(); step++) {
        int seat = (draft.dealer + step) % draft.seats.size();
        if (draft.seat(seat).isDealtIn()) {
          give(draft, seat);
        }
      }
    }
    draft.phase = RommePhase.TURNING_UP;
    Slot first = new Slot(draft.deck, draft.stockNext++);
    draft.discards.add(first);
    draft.ask(new Request.Open(first));
  }

  /** Gives the next card of the stock to a seat. */
  static void give(RommeDraft draft, int seat) {
    Slot slot = new Slot(draft.deck, draft.stockNext++);
    List<Slot> hand = new ArrayList<>(draft.seat(seat).hand());
    hand.add(slot);
    draft.put(seat, draft.seat(seat).withHand(hand));
    draft.ask(new Request.Deal(slot, seat));
  }

  /** The round is over: all hands but the winner's are opened, then counted. */
  static void end(RommeDraft draft, int winner, RommeRoundResult.Ending ending) {
    draft.clearTurn();
    draft.phase = RommePhase.SHOWDOWN;
    draft.winner = winner;
    draft.ending = ending;
    for (RommeSeat seat : draft.seats) {
      for (Slot slot : seat.hand()) {
        if (!draft.faces.containsKey(slot)) {
          draft.opening.add(slot);
          draft.ask(new Request.Open(slot));
        }
      }
    }
    countWhenOpened(draft);
  }

  static void countWhenOpened(RommeDraft draft) {
    RommeRoundResult.Ending ending = draft.ending;
    if (draft.phase != RommePhase.SHOWDOWN
        || ending == null
        || !draft.opening.isEmpty()
        || !draft.claims.isEmpty()) {
      return;
    }
    List<Integer> points = new ArrayList<>();
    List<List<Dealt>> hands = new ArrayList<>();
    for (int seat = 0; seat < draft.seats.size(); seat++) {
      List<Dealt> hand = new ArrayList<>();
      for (Slot slot : draft.seat(seat).hand()) {
        hand.add(new Dealt(slot, draft.faces.get(slot)));
      }
      points.add(MeldPoints.deadwood(Dealt.openFaces(hand)) * ending.factor());
      hands.add(List.copyOf(hand));
    }
    RommeSilence.count(draft, points);
    for (int seat = 0; seat < points.size(); seat++) {
      draft.put(seat, draft.seat(seat).withPoints(points.get(seat)));
    }
    draft.results.add(new RommeRoundResult(draft.round, draft.winner, ending, points, hands));
    next(draft);
  }

  private static void next(RommeDraft draft) {
    RommeOptions options = draft.options;
    if (options.byTarget() && options.eliminate()) {
      eliminate(draft);
    }
    boolean reached = draft.seats.stream().anyMatch(seat -> seat.total() >= options.target());
    boolean over =
        options.byTarget()
            ? (options.eliminate() ? draft.playing() < 2 : reached)
            : draft.round >= options.rounds();
    if (over) {
      RommePlaces.finish(draft);
      return;
    }
    draft.round++;
    draft.dealer = draft.nextPlaying(draft.dealer + 1);
    draft.deck = nextDeck(draft.deck);
    begin(draft, List.of());
  }

  private static void eliminate(RommeDraft draft) {
    for (int i = 0; i < draft.seats.size(); i++) {
      RommeSeat seat = draft.seat(i);
      if (seat.isPlaying() && seat.total() >= draft.options.target()) {
        draft.aside.addAll(seat.hand());
        draft.put(i, seat.out(RommeSeat.Status.ELIMINATED, draft.round));
      }
    }
  }
}
