package dev.parlor.games.poker;

import static dev.parlor.games.poker.KnownTables.ALL_IN;
import static dev.parlor.games.poker.KnownTables.CALL;
import static dev.parlor.games.poker.KnownTables.CHECK;
import static dev.parlor.games.poker.KnownTables.FOLD;
import static dev.parlor.games.poker.KnownTables.HOLDEM;
import static dev.parlor.games.poker.KnownTables.act;
import static dev.parlor.games.poker.KnownTables.hand;
import static dev.parlor.games.poker.KnownTables.limits;
import static dev.parlor.games.poker.KnownTables.setup;
import static dev.parlor.games.poker.KnownTables.table;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Outcome;
import dev.parlor.games.Request;
import dev.parlor.games.Setup;
import dev.parlor.games.Step;
import dev.parlor.games.Timer;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Many hands: the button, rising blinds, limits, places. */
class MatchTest {
  @Test
  @DisplayName("poker 2: the first button is drawn by lot, then moves one seat clockwise")
  void theButtonMoves() {
    Step.Accepted<HoldemState> opened = HOLDEM.open(Setup.of(3));
    Request.Shuffle shuffle = (Request.Shuffle) opened.requests().get(0);
    assertEquals(List.of(3), shuffle.lots());
    HoldemState state =
        EventReplay.accepted(HOLDEM, opened.state(), new Event.Shuffled(0, List.of(2)));
    assertEquals(2, state.button());
    state = EventReplay.accepted(HOLDEM, state, new Event.Acted(2, FOLD));
    state = EventReplay.accepted(HOLDEM, state, new Event.Acted(0, FOLD));
    assertEquals(
        "event.unexpected", EventReplay.refusal(HOLDEM, state, new Event.Shuffled(1, List.of(2))));
    state = EventReplay.accepted(HOLDEM, state, new Event.Shuffled(1, List.of()));
    assertEquals(0, state.button());
  }

  @Test
  @DisplayName("poker 2 and m: when three become two nobody is big blind twice running")
  void theBigBlindChangesWhenTwoAreLeft() {
    int changes = 0;
    for (long seed = 1; seed <= 300; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<HoldemState, PokerView> table =
          new LocalTable<>(HOLDEM, setup(3, "chips=200"), Dealer.seeded(dice));
      int dealt = 3;
      int bigBlind = table.state().bigBlind();
      int hands = 0;
      while (!table.finished().isPresent()) {
        boolean push = dice.below(4) == 0 && limits(table).mayRaise();
        boolean stay = limits(table).call() < 50 || dice.below(3) == 0;
        act(table, push ? ALL_IN : limits(table).mayCheck() ? CHECK : stay ? CALL : FOLD);
        if (table.state().handsPlayed() > hands && table.state().hand().isPresent()) {
          hands = table.state().handsPlayed();
          int now = table.state().hand().orElseThrow().start().dealt().size();
          if (dealt == 3 && now == 2) {
            changes++;
            assertFalse(bigBlind == table.state().bigBlind(), "seed " + seed);
          }
          dealt = now;
          bigBlind = table.state().bigBlind();
        }
      }
    }
    assertTrue(changes > 100, "only " + changes + " changes");
  }

  @Test
  @DisplayName("poker 10: the match ends with one player left")
  void theLastPlayerWins() {
    LocalTable<HoldemState, PokerView> table =
        new LocalTable<>(HOLDEM, setup(2, "chips=40"), Dealer.seeded(Dice.seeded(1)));
    while (!table.finished().isPresent()) {
      act(table, limits(table).mayRaise() ? ALL_IN : CALL);
    }
    Outcome outcome = table.finished().orElseThrow();
    assertEquals(
        Set.of(80, 0),
        outcome.standings().stream().map(Outcome.Standing::score).collect(Collectors.toSet()));
    assertEquals(Optional.of("game.over"), table.act(0, CALL).map(refusal -> refusal.key()));
  }

  @Test
  @DisplayName("poker 10 and n: at the hand limit most chips win, equal chips share the place")
  void theHandLimitEndsTheMatch() {
    LocalTable<HoldemState, PokerView> table = table(4, "handLimit=1");
    act(table, FOLD, FOLD, FOLD);
    Outcome outcome = table.finished().orElseThrow();
    assertEquals(1, outcome.units());
    assertEquals(List.of(2, 4, 1, 2), places(outcome));
  }

  private static List<Integer> places(Outcome outcome) {
    return outcome.standings().stream().map(Outcome.Standing::place).collect(Collectors.toList());
  }

  @Test
  @DisplayName("poker 10: after the time limit the hand under way is the last")
  void theTimeLimitEndsTheMatch() {
    LocalTable<HoldemState, PokerView> table = table(3, "minutesLimit=5");
    Timer timer = new Timer("match", Timer.ALL, 0);
    assertEquals(Map.of(timer, 300_000), table.timers());
    act(table, FOLD);
    assertEquals(Optional.empty(), table.apply(new Event.Elapsed(timer)));
    assertFalse(table.finished().isPresent());
    act(table, FOLD);
    assertEquals(List.of(2, 3, 1), places(table.finished().orElseThrow()));
  }

  @Test
  @DisplayName("poker m: same-hand busts rank by stack at the start of that hand")
  void placesByStackBeforeTheLastHand() {
    HandStart start = HandStart.withBlinds(0, List.of(30, 50, 100, 30), 1, 2);
    LocalTable<HoldemState, PokerView> table =
        hand(start, "2c2d7h8s9c", "3h4h", "KdQd", "AsAh", "3s4s");
    act(table, ALL_IN, ALL_IN, ALL_IN, CALL);
    assertEquals(List.of(0, 0, 210, 0), table.state().lastHand().orElseThrow().stacks());
    assertEquals(List.of(3, 2, 1, 3), places(table.finished().orElseThrow()));
  }

  @Test
  @DisplayName("poker 11: blinds double after as many hands as agreed")
  void blindsRise() {
    PokerOptions options = PokerOptions.of(setup(4, "blindsUpEvery=10"));
    assertEquals(new PokerOptions.Blinds(10, 20), options.blinds(9, 4000));
    assertEquals(new PokerOptions.Blinds(20, 40), options.blinds(10, 4000));
    assertEquals(new PokerOptions.Blinds(2560, 5120), options.blinds(1000, 4000));
    PokerOptions never = PokerOptions.of(setup(4, "blindsUpEvery=0"));
    assertEquals(new PokerOptions.Blinds(10, 20), never.blinds(500, 4000));
  }
}
