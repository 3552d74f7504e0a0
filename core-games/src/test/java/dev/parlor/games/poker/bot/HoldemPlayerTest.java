package dev.parlor.games.poker.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Action;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.poker.hand.PokerLimits;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HoldemPlayerTest {
  private static final Holdem HOLDEM = new Holdem();
  private static final HoldemPlayer PLAYER = new HoldemPlayer();

  /** A player that calls everything. */
  private static final ComputerPlayer<HoldemState> CALLER =
      (state, seat, knowledge, dice) ->
          state.hand().orElseThrow().limits().mayCheck()
              ? PokerAction.Word.CHECK
              : PokerAction.Word.CALL;

  private static final ComputerPlayer<HoldemState> RANDOM =
      (state, seat, knowledge, dice) -> {
        PokerLimits limits = state.hand().orElseThrow().limits();
        int choice = dice.below(5);
        if (choice == 0 && limits.mayRaise()) {
          return new PokerAction.Raise(limits.minTo());
        } else if (choice == 1) {
          return PokerAction.Word.FOLD;
        }
        return limits.mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.CALL;
      };

  private static int firstPlaces(ComputerPlayer<HoldemState> opponent, int matches) {
    int first = 0;
    for (long seed = 1; seed <= matches; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<HoldemState, PokerView> table =
          new LocalTable<>(HOLDEM, Setup.of(2), Dealer.seeded(dice));
      while (!table.finished().isPresent()) {
        int seat = table.state().turn();
        ComputerPlayer<HoldemState> player = seat == 0 ? PLAYER : opponent;
        Action action = player.choose(table.state(), seat, table.knowledge(seat), dice);
        assertEquals(Optional.empty(), table.act(seat, action), "seed " + seed);
      }
      Outcome outcome = table.finished().orElseThrow();
      first += outcome.standings().get(0).place() == 1 ? 1 : 0;
    }
    return first;
  }

  @Test
  void beatsWhoeverCallsEverything() {
    int first = firstPlaces(CALLER, 40);
    assertTrue(first >= 22, first + " of 40");
  }

  @Test
  void beatsWhoeverPlaysAtRandom() {
    int first = firstPlaces(RANDOM, 40);
    assertTrue(first >= 26, first + " of 40");
  }

  @Test
  void isSensible() {
    int deep = 0;
    int hands = 0;
    for (long seed = 1; seed <= 12; seed++) {
      Dice dice = Dice.seeded(seed);
      LocalTable<HoldemState, PokerView> table =
          new LocalTable<>(HOLDEM, Setup.of(4), Dealer.seeded(dice));
      while (!table.finished().isPresent()) {
        HoldemState state = table.state();
        PokerHand hand = state.hand().orElseThrow();
        int seat = state.turn();
        Action action = PLAYER.choose(state, seat, table.knowledge(seat), dice);
        assertEquals(Optional.empty(), table.act(seat, action), "seed " + seed);
        boolean opponents =
            hand.liveSeats().stream()
                .anyMatch(other -> other != seat && hand.players().get(other).hasChips());
        boolean raises = action instanceof PokerAction.Raise || action == PokerAction.Word.ALL_IN;
        assertFalse(raises && !opponents, "raises all-in players, seed " + seed);
        int reach =
            hand.liveSeats().stream()
                .filter(other -> other != seat)
                .mapToInt(other -> hand.players().get(other).stack())
                .max()
                .orElse(0);
        int effective = Math.min(state.chips(seat), reach);
        if (state.board().isEmpty() && effective > 25 * state.blinds().big()) {
          deep += action == PokerAction.Word.ALL_IN ? 1 : 0;
        }
        assertFalse(action == PokerAction.Word.FOLD && hand.limits().mayCheck(), "seed " + seed);
      }
      hands += table.state().handsPlayed();
    }
    assertTrue(
        deep * 50 <= hands,
        deep + " all-ins from deep stacks before the flop in " + hands + " hands");
  }
}
