package dev.parlor.games.romme;

import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A state while one event changes it, with the requests that arise. It lives inside one call only.
 */
final class RommeDraft {
  final RommeOptions options;
  final List<RommeSeat> seats;
  final List<RommeRoundResult> results;
  final List<Outcome.Violation> violations;
  final List<Request> requests = new ArrayList<>();

  final List<Slot> discards;
  final List<TableMeld> melds;
  final List<Slot> aside;
  final List<Slot> reshuffling;
  final Map<Slot, Card> faces;
  final Map<Slot, Integer> claims;
  final Set<Slot> opening;
  final List<Swap> swaps;

  RommePhase phase;
  int round;
  int dealer;
  int turn;
  int deck;
  int stockNext;
  int stockEnd;
  @Nullable Slot taken;
  int winner;
  RommeRoundResult.@Nullable Ending ending;

  RommeDraft(RommeState state) {
    options = state.options();
    seats = new ArrayList<>(state.seats());
    results = new ArrayList<>(state.results());
    violations = new ArrayList<>(state.violations());
    phase = state.phase();
    round = state.round();
    dealer = state.dealer();
    turn = state.turn();
    deck = state.deck();
    RommeState.Cards cards = state.cards();
    stockNext = cards.stockNext();
    stockEnd = cards.stockEnd();
    discards = new ArrayList<>(cards.discards());
    melds = new ArrayList<>(cards.melds());
    aside = new ArrayList<>(cards.aside());
    reshuffling = new ArrayList<>(cards.reshuffling());
    faces = new HashMap<>(cards.faces());
    claims = new HashMap<>(cards.claims());
    opening = new HashSet<>(cards.opening());
    taken = state.now().taken();
    swaps = new ArrayList<>(state.now().swaps());
    winner = state.now().winner();
    ending = state.now().ending();
  }

  Step.Accepted<RommeState> accepted() {
    return new Step.Accepted<>(state(), requests);
  }

  RommeState state() {
    RommeState.Cards cards =
        new RommeState.Cards(
            stockNext, stockEnd, discards, melds, aside, reshuffling, faces, claims, opening);
    RommeState.Turn now = new RommeState.Turn(taken, swaps, winner, ending);
    return new RommeState(
        options,
        seats,
        phase,
        round,
        dealer,
        turn,
        deck,
        cards,
        now,
        new RommeState.Tally(results, violations));
  }

  void ask(Request request) {
    requests.add(request);
  }

  RommeSeat seat(int seat) {
    return seats.get(seat);
  }

  void put(int seat, RommeSeat next) {
    seats.set(seat, next);
  }

  int playing() {
    return (int) seats.stream().filter(RommeSeat::isPlaying).count();
  }

  /** How many get cards with the next deck. */
  int toBeDealtIn() {
    return (int)
        seats.stream()
            .filter(seat -> seat.isDealtIn() || (seat.isPlaying() && seat.isHere()))
            .count();
  }

  /** The first seat from {@code from} on, clockwise, that is still in play. */
  int nextPlaying(int from) {
    for (int step = 0; step < seats.size(); step++) {
      int seat = (from + step) % seats.size();
      if (seats.get(seat).isPlaying()) {
        return seat;
      }
    }
    throw new IllegalStateException("nobody plays");
  }

  void convict(int seat, Refusal what) {
    violations.add(new Outcome.Violation(seat, what));
  }

  void clearTurn() {
    taken = null;
    swaps.clear();
  }

  void clearTable() {
    clearTurn();
    discards.clear();
    melds.clear();
    aside.clear();
    reshuffling.clear();
    faces.clear();
    claims.clear();
    opening.clear();
    stockNext = 0;
    stockEnd = 0;
    winner = RommeRoundResult.NOBODY;
    ending = null;
  }

  /**
   * Takes a card out of a hand on the player's word. It is then opened, so that the table sees
   * whether that was true.
   */
  void play(int seat, Slot slot, Card face) {
    List<Slot> hand = new ArrayList<>(seat(seat).hand());
    hand.remove(slot);
    put(seat, seat(seat).withHand(hand));
    if (!faces.containsKey(slot)) {
      faces.put(slot, face);
      claims.put(slot, seat);
      ask(new Request.Open(slot));
    }
    swaps.removeIf(swap -> swap.joker().equals(slot));
  }
}
