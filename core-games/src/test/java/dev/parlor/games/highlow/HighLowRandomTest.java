package dev.parlor.games.highlow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Choice;
import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Dice;
import dev.parlor.games.Event;
import dev.parlor.games.EventReplay;
import dev.parlor.games.Knowledge;
import dev.parlor.games.Setup;
import dev.parlor.games.card.Rank;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whole matches with random and with computer players. */
class HighLowRandomTest {
  private static final HighLow GAME = new HighLow();

  @Test
  void randomMatchesKeepTheInvariantsAndReplay() {
    System.out.println("seeds 1 to 300");
    for (long seed = 1; seed <= 300; seed++) {
      Dice dice = Dice.seeded(seed);
      int seats = 1 + dice.below(5);
      Map<String, String> options = Map.of("hands", "" + (1 + dice.below(30)));
      Setup setup = new Setup(seats, options);
      LocalTable<HighLowState, HighLowView> table =
          new LocalTable<>(GAME, setup, Dealer.seeded(dice));
      long total = total(table.state());
      while (!table.finished().isPresent()) {
        HighLowState before = table.state();
        disturb(table, dice);
        if (GAME.toAct(table.state()).isEmpty()) {
          continue;
        }
        int seat = GAME.toAct(table.state()).iterator().next();
        HighLowAction action = random(table, seat, dice);
        assertEquals(Optional.empty(), table.act(seat, action), () -> "seed " + before);
        total = checked(before, table.state(), total, seed);
      }
      assertEquals(table.state(), EventReplay.of(GAME, setup, table.events()), "seed " + seed);
    }
  }

  /** Counts the coins. New ones come into the game only when an emptied pot starts again. */
  private static long checked(HighLowState before, HighLowState after, long total, long seed) {
    long now = total(after);
    assertTrue(now == total || now == total + HighLowOptions.FRESH_POT, "seed " + seed);
    assertTrue(after.pot() > 0, "seed " + seed);
    assertTrue(after.players().stream().allMatch(p -> p.coins() >= 0), "seed " + seed);
    int left = 0;
    for (Rank rank : Rank.values()) {
      left += after.shoe().left(rank);
    }
    assertEquals(after.shoe().left(), left, "seed " + seed);
    assertTrue(after.handsPlayed() >= before.handsPlayed(), "seed " + seed);
    return now;
  }

  private static long total(HighLowState state) {
    return state.pot() + state.players().stream().mapToLong(ParlorSeat::coins).sum();
  }

  private static void disturb(LocalTable<HighLowState, HighLowView> table, Dice dice) {
    int seat = dice.below(table.seats());
    boolean away = table.state().player(seat).away();
    if (away && dice.below(2) == 0) {
      assertEquals(Optional.empty(), table.apply(new Event.Returned(seat)));
    } else if (!away && dice.below(40) == 0) {
      // seat 0 stays: if everybody were away, somebody would have to return
      if (seat != 0) {
        assertEquals(Optional.empty(), table.apply(new Event.Away(seat)));
      }
    } else if (dice.below(400) == 0) {
      table.apply(new Event.Left(seat, dice.below(2) == 0));
    }
  }

  private static HighLowAction random(
      LocalTable<HighLowState, HighLowView> table, int seat, Dice dice) {
    List<Choice> choices = GAME.choices(table.state(), seat, Knowledge.NONE);
    Choice choice = choices.get(0);
    if (dice.below(60) == 0) {
      return HighLowAction.Word.END;
    } else if (choice instanceof HighLowChoice.DeclareAce) {
      return new HighLowAction.Declare(dice.below(2) == 0);
    } else if (choice instanceof HighLowChoice.PlaceBet bet) {
      ParlorLimits limits = bet.limits();
      return limits.potAllowed() && dice.below(8) == 0
          ? HighLowAction.Word.BET_POT
          : new HighLowAction.Bet(limits.min() + dice.below(limits.max() - limits.min() + 1));
    }
    return HighLowAction.Word.CONTINUE;
  }

  @Test
  void theComputerPlaysWholeMatchesAndBeatsTheSmallestBet() {
    long gained = 0;
    System.out.println("seeds 1 to 400");
    for (long seed = 1; seed <= 400; seed++) {
      gained += coinsAfter(seed, new HighLowComputer()) - coinsAfter(seed, HighLowRandomTest::min);
    }
    assertTrue(gained > 0, "gained " + gained);
  }

  private static HighLowAction min(HighLowState state, int seat, Knowledge own, Dice dice) {
    return (HighLowAction) GAME.timeout(state, seat, own);
  }

  private static int coinsAfter(long seed, ComputerPlayer<HighLowState> player) {
    Dice dice = Dice.seeded(seed);
    LocalTable<HighLowState, HighLowView> table =
        new LocalTable<>(GAME, Setup.of(2), Dealer.seeded(Dice.seeded(seed)));
    while (!table.finished().isPresent()) {
      int seat = table.state().turn();
      assertEquals(
          Optional.empty(),
          table.act(seat, player.choose(table.state(), seat, table.knowledge(seat), dice)));
    }
    return table.state().player(0).coins() + table.state().player(1).coins();
  }

  @Test
  void theComputerBetsTheMinimumOnABadGapAndMoreOnAWideOne() {
    HighLowComputer computer = new HighLowComputer();
    HighLowState bad = ParlorTables.one(1000, 500, "4s9d").state();
    HighLowState good = ParlorTables.one(1000, 500, "2sKd").state();
    assertEquals(
        new HighLowAction.Bet(10), computer.choose(bad, 0, Knowledge.NONE, Dice.seeded(1)));
    HighLowAction.Bet wide =
        (HighLowAction.Bet) computer.choose(good, 0, Knowledge.NONE, Dice.seeded(1));
    assertTrue(wide.coins() > 150 && wide.coins() < 350, wide.toString());
  }
}
