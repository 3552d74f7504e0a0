package dev.parlor.games.recall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.Slot;
import dev.parlor.games.card.Card;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A table with chosen cards: four for seat 0, four for seat 1, ..., then the draw pile. Seat 0
 * begins.
 */
final class Rig {
  static final Recall GAME = new Recall();
  final LocalTable<RecallState, RecallView> table;

  private Rig(int seats, Map<String, String> options, String cards) {
    Setup setup = new Setup(seats, options);
    assertEquals(List.of(), setup.problems(GAME));
    table = new LocalTable<>(GAME, setup, Dealer.stacked(Card.parseAll(cards)));
  }

  static Rig dealt(int seats, String cards) {
    return new Rig(seats, Map.of(), cards);
  }

  /** A table at which every seat has looked at its first two cards and named the right one. */
  static Rig started(int seats, String cards) {
    return started(seats, Map.of(), cards);
  }

  static Rig started(int seats, Map<String, String> options, String cards) {
    Rig rig = new Rig(seats, options, cards);
    for (int seat = 0; seat < seats; seat++) {
      rig.act(seat, new RecallAction.Pick(rig.at(seat, 0)));
      rig.act(seat, new RecallAction.Pick(rig.at(seat, 1)));
      rig.act(seat, (RecallAction) GAME.timeout(rig.state(), seat, rig.table.knowledge(seat)));
    }
    assertEquals(RecallPhase.DRAWING_CARD, rig.state().phase());
    return rig;
  }

  RecallState state() {
    return table.state();
  }

  RecallView view(int seat) {
    return GAME.view(state(), seat, table.knowledge(seat));
  }

  /** The slot in a place of a hand. */
  Slot at(int seat, int place) {
    Slot slot = state().player(seat).hand().get(place);
    assertNotNull(slot, "seat " + seat + " has nothing at " + place);
    return slot;
  }

  Rig act(int seat, RecallAction... actions) {
    for (RecallAction action : actions) {
      assertEquals(Optional.empty(), table.act(seat, action));
    }
    return this;
  }

  Rig happens(Event event) {
    assertEquals(Optional.empty(), table.apply(event));
    return this;
  }

  String refusal(int seat, RecallAction action) {
    return refusal(new Event.Acted(seat, action));
  }

  String refusal(Event event) {
    RecallState before = state();
    String key = table.apply(event).map(r -> r.key()).orElse("accepted");
    assertEquals(before, state());
    return key;
  }

  /** Lets a seat draw and play the drawn card. */
  Rig drawAndPlay(int seat) {
    act(seat, RecallAction.Word.DRAW);
    Slot drawn = state().turn().drawn();
    assertNotNull(drawn);
    return act(seat, new RecallAction.Play(drawn));
  }

  Rig drawAndPlay(int seat, int place) {
    return act(seat, RecallAction.Word.DRAW, new RecallAction.Play(at(seat, place)));
  }

  /** Closes the window while seats have played the cards in these places of their hands. */
  Rig window(Map<Integer, List<Integer>> places) {
    Map<Integer, List<Slot>> plays = new HashMap<>();
    places.forEach(
        (seat, of) -> {
          List<Slot> slots = new ArrayList<>();
          of.forEach(place -> slots.add(at(seat, place)));
          plays.put(seat, slots);
        });
    return happens(new Event.WindowClosed(plays));
  }

  Rig noPlays() {
    return window(Map.of());
  }

  /** A whole turn in which the drawn card is played and nobody follows. */
  Rig plainTurn(int seat) {
    return drawAndPlay(seat).noPlays();
  }

  /** The length of the running timer. */
  int timerMillis() {
    RunningTimer clock = state().clock();
    assertNotNull(clock);
    return clock.millis();
  }

  Rig elapse() {
    RunningTimer clock = state().clock();
    assertNotNull(clock);
    return happens(new Event.Elapsed(clock.timer()));
  }

  String hand(int seat) {
    return state().player(seat).slots().stream()
        .map(table::face)
        .map(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  String collection(int seat) {
    return state().player(seat).collection().stream()
        .map(faced -> faced.card().toString())
        .collect(Collectors.joining(" "));
  }

  String discards() {
    return state().stock().discard().stream()
        .map(slot -> String.valueOf(state().face(slot)))
        .collect(Collectors.joining(" "));
  }

  List<Integer> places() {
    Outcome outcome = table.finished().orElseThrow();
    return outcome.standings().stream().map(Outcome.Standing::place).collect(Collectors.toList());
  }

  List<Integer> scores() {
    Outcome outcome = table.finished().orElseThrow();
    return outcome.standings().stream().map(Outcome.Standing::score).collect(Collectors.toList());
  }

  /** What a seat knows of a card, looked up in the structure that the original game has. */
  KnownCards.Known known(int seat, int owner, Slot slot) {
    Map<Integer, Map<Slot, KnownCards.Known>> players =
        KnownCards.ofAll(state(), table::knowledge).getOrDefault(seat, Map.of());
    KnownCards.Known known = players.getOrDefault(owner, Map.of()).get(slot);
    assertNotNull(known);
    return known;
  }
}
