package dev.parlor.games.recall;

import dev.parlor.games.Outcome;
import dev.parlor.games.Refusal;
import dev.parlor.games.Request;
import dev.parlor.games.Slot;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.card.Card;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A state under construction with the requests of the step. Lives for one step only: {@link #done}
 * makes it a value again.
 */
final class RecallDraft {
  final RecallOptions options;
  final List<RecallSeat> players;
  final List<Slot> pile;
  final List<Slot> discard;
  final Map<Slot, Card> faces;
  final Set<Slot> awaited;
  final List<Special> specials;
  final List<Slot> shown;
  final List<Outcome.Violation> violations;
  final List<Request> requests = new ArrayList<>();
  RecallPhase phase;
  List<Integer> lots;
  int decks;
  int shuffling;
  Turn turn;
  Window window;
  int caller;
  private @Nullable RunningTimer clock;
  private int clocks;
  @Nullable RecallEnding ending;
  int winner;
  @Nullable Outcome outcome;

  RecallDraft(RecallState state) {
    options = state.options();
    players = new ArrayList<>(state.players());
    pile = new ArrayList<>(state.stock().pile());
    discard = new ArrayList<>(state.stock().discard());
    faces = new HashMap<>(state.stock().faces());
    awaited = new HashSet<>(state.stock().awaited());
    decks = state.stock().decks();
    shuffling = state.stock().shuffling();
    specials = new ArrayList<>(state.specials());
    shown = new ArrayList<>(state.shown());
    violations = new ArrayList<>(state.violations());
    phase = state.phase();
    lots = state.lots();
    turn = state.turn();
    window = state.window();
    caller = state.caller();
    clock = state.clock();
    clocks = state.clocks();
    ending = state.ending();
    winner = state.winner();
    outcome = state.outcome();
  }

  Step.Accepted<RecallState> done() {
    return new Step.Accepted<>(state(), requests);
  }

  RecallState state() {
    return new RecallState(
        options,
        phase,
        players,
        new RecallState.Middle(
            new Stock(pile, discard, faces, awaited, decks, shuffling), window, specials, shown),
        lots,
        turn,
        caller,
        new RecallState.Timing(clock, clocks),
        new RecallState.Finish(ending, winner, violations, outcome));
  }

  int seats() {
    return players.size();
  }

  RecallSeat player(int seat) {
    return players.get(seat);
  }

  void put(int seat, RecallSeat player) {
    players.set(seat, player);
  }

  /** Seats that have not left. */
  int present() {
    return (int) players.stream().filter(player -> !player.left()).count();
  }

  /** Starts the one timer of this moment; an earlier one is stopped. */
  void startTimer(String kind, int seat, int seconds) {
    stopTimer();
    clock = new RunningTimer(new Timer(kind, seat, clocks++), seconds * 1000);
    requests.add(new Request.StartTimer(clock.timer(), clock.millis()));
  }

  void stopTimer() {
    if (clock != null) {
      requests.add(new Request.StopTimer(clock.timer()));
      clock = null;
    }
  }

  /** Forgets the timer, which ran out by itself. */
  void timerElapsed() {
    clock = null;
  }

  /** Asks for a face. Answers false when the table knows it already. */
  boolean ask(Slot slot) {
    if (faces.containsKey(slot)) {
      return false;
    }
    if (awaited.add(slot)) {
      requests.add(new Request.Open(slot));
    }
    return true;
  }

  /** A face that is known, because {@link #ask} has made sure of it. */
  Card known(Slot slot) {
    Card card = faces.get(slot);
    if (card == null) {
      throw new IllegalStateException("not opened: " + slot);
    }
    return card;
  }

  @Nullable Card top() {
    return discard.isEmpty() ? null : faces.get(discard.get(discard.size() - 1));
  }

  /**
   * Makes sure that there is a card to draw. Answers true when there is one or never will be one,
   * and false while it waits for a shuffle of the discards below the top.
   */
  boolean stocked() {
    if (!pile.isEmpty() || (shuffling == 0 && discard.size() <= 1)) {
      return true;
    }
    if (shuffling == 0) {
      List<Slot> below = discard.subList(0, discard.size() - 1);
      shuffling = below.size();
      requests.add(new Request.Shuffle(decks++, new Request.Contents.Pile(below), List.of()));
      below.clear();
    }
    return false;
  }

  void accuse(int seat, String key, Object... args) {
    violations.add(new Outcome.Violation(seat, new Refusal(key, List.of(args))));
  }
}
