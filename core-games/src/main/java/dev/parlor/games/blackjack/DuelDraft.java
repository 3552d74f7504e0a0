package dev.parlor.games.blackjack;

import static dev.parlor.games.blackjack.DuelState.NOBODY;

import dev.parlor.games.Dealt;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.twentyone.Lists;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A state while one event changes it, and the requests that follow. It lives inside one {@code
 * apply} and is frozen into the next state at its end.
 */
final class DuelDraft {
  final DuelOptions options;
  private final List<Request> requests = new ArrayList<>();
  private List<DuelSeat> players;
  DuelPhase phase;
  int round;
  int deck;
  int drawn;
  int first;
  int turn;
  List<Dealt> dealer;
  int house;
  @Nullable DuelRoundResult last;
  List<Outcome.Violation> violations;

  DuelDraft(DuelState state) {
    options = state.options();
    players = state.players();
    phase = state.phase();
    round = state.round();
    deck = state.deck();
    drawn = state.drawn();
    first = state.first();
    turn = state.turn();
    dealer = state.dealer();
    house = state.house();
    last = state.last();
    violations = state.violations();
  }

  DuelState freeze() {
    return new DuelState(
        options,
        phase,
        round,
        new DuelState.Shoe(deck, drawn),
        first,
        turn,
        new DuelState.Bank(dealer, house),
        players,
        last,
        violations);
  }

  Step.Accepted<DuelState> done() {
    return new Step.Accepted<>(freeze(), requests);
  }

  int seats() {
    return players.size();
  }

  DuelSeat player(int seat) {
    return players.get(seat);
  }

  void set(int seat, DuelSeat player) {
    players = Lists.with(players, seat, player);
  }

  void ask(Request request) {
    requests.add(request);
  }

  /** The next card of the shoe, face down. */
  Dealt draw() {
    return Dealt.down(new Slot(deck, drawn++));
  }

  /** The next card of the shoe, which the seat is shown. */
  Dealt drawFor(int seat) {
    Dealt card = draw();
    requests.add(new Request.Deal(card.slot(), seat));
    return card;
  }

  /** Asks for the next card of the shoe to be turned over before the dealer. */
  void drawForDealer() {
    Dealt card = draw();
    dealer = Lists.plus(dealer, card);
    requests.add(new Request.Open(card.slot()));
  }

  /** The seat that comes {@code step} places after the one that leads this round. */
  int inOrder(int step) {
    return (first + round - 1 + step) % players.size();
  }

  int seatsIn() {
    int in = 0;
    for (int seat = 0; seat < players.size(); seat++) {
      in += players.get(seat).isIn() ? 1 : 0;
    }
    return in;
  }

  /** Whether some seat is dealt cards. */
  boolean anyPlays() {
    return players.stream().anyMatch(DuelSeat::plays);
  }

  /** Takes cards and bets off the table. */
  void clear() {
    turn = NOBODY;
    dealer = List.of();
    for (int seat = 0; seat < seats(); seat++) {
      set(seat, player(seat).nextRound());
    }
  }

  void endMatch() {
    clear();
    phase = DuelPhase.OVER;
    requests.add(new Request.Finish(DuelRanking.outcome(freeze())));
  }
}
