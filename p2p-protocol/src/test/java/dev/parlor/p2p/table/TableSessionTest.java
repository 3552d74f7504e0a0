package dev.parlor.p2p.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.games.piles.BestOdds;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerChoice;
import dev.parlor.games.recall.RecallComputer;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.GameKits;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableSessionTest {
  private static <S, V> void plays(
      GameKit<S, V> kit, ComputerPlayer<S> computer, int seats, Map<String, String> options) {
    long seed = 7L + seats;
    Tables<S, V> table = new Tables<>(kit, computer, seats, seed, options);
    table.play(3000);
    assertTrue(table.told.isEmpty(), () -> "seed " + seed + " " + table.told);
    S state = table.sessions.get(0).match().orElseThrow().state();
    for (TableSession<S, V> session : table.sessions) {
      assertEquals(TableView.Stage.FINISHED, session.view().stage(), "seed " + seed);
      assertEquals(state, session.match().orElseThrow().state());
      assertEquals(List.of(), session.match().orElseThrow().offences());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void pilesIsPlayedToTheEndOnAllPhones(int seats) {
    plays(GameKits.PILES, new BestOdds(), seats, Map.of());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void highLowIsPlayedToTheEndOnAllPhones(int seats) {
    plays(GameKits.HIGHLOW, new HighLowComputer(), seats, Map.of());
  }

  @Test
  void classicIsPlayedToTheEndOnBothPhones() {
    plays(GameKits.CLASSIC, new ClassicPlayer(), 2, Map.of());
  }

  @Test
  void blackjackIsPlayedToTheEndOnAllPhones() {
    plays(GameKits.BLACKJACK, new DuelPlayer(), 3, Map.of());
  }

  @Test
  void rommeIsPlayedToTheEndOnAllPhones() {
    plays(GameKits.ROMME, new RommeComputer(), 3, Map.of("target", "60"));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void recallIsPlayedToTheEndOnAllPhones(int seats) {
    plays(GameKits.RECALL, new RecallComputer(), seats, Map.of());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void pokerIsPlayedToTheEndOnAllPhones(int seats) {
    plays(GameKits.POKER, TableSessionTest::mostlyCall, seats, Map.of("handLimit", "4"));
  }

  private static Action mostlyCall(HoldemState state, int seat, Knowledge knowledge, Dice dice) {
    List<Choice> choices = new Holdem().choices(state, seat, knowledge);
    Choice choice = choices.get(dice.below(choices.size()));
    if (choice instanceof PokerChoice.Raise raise) {
      return new PokerAction.Raise(raise.min());
    } else if (choice instanceof PokerChoice.Check) {
      return new PokerAction.Check();
    } else if (choice instanceof PokerChoice.AllIn && dice.below(4) == 0) {
      return new PokerAction.AllIn();
    }
    return choice instanceof PokerChoice.Fold && dice.below(4) == 0
        ? new PokerAction.Fold()
        : choices.stream().anyMatch(PokerChoice.Check.class::isInstance)
            ? new PokerAction.Check()
            : new PokerAction.Call();
  }
}
