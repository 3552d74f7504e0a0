package dev.parlor.games.poker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Outcome;
import dev.parlor.games.Setup;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Seats that are silent, seats that come back, and seats that are gone with or without their keys.
 */
class PokerAbsenceTest {
  private static final Holdem HOLDEM = new Holdem();

  private static LocalTable<HoldemState, PokerView> table(int seats) {
    return new LocalTable<>(HOLDEM, Setup.of(seats), Dealer.stacked(List.of()));
  }

  private static void apply(LocalTable<HoldemState, PokerView> table, Event event) {
    assertEquals(Optional.empty(), table.apply(event), event.toString());
  }

  private static void act(LocalTable<HoldemState, PokerView> table, PokerAction action) {
    apply(table, new Event.Acted(table.state().turn(), action));
  }

  @Test
  void anAwaySeatFoldsAtOnceWhenItIsToAct() {
    LocalTable<HoldemState, PokerView> table = table(4);
    assertEquals(3, table.state().turn());
    apply(table, new Event.Away(3));
    assertEquals(0, table.state().turn());
    assertEquals(
        PokerPlate.State.FOLDED,
        HOLDEM.view(table.state(), 0, table.knowledge(0)).plates().get(3).state());
    assertTrue(HOLDEM.view(table.state(), 0, table.knowledge(0)).plates().get(3).away());
  }

  @Test
  void anAwaySeatChecksWhenThatIsFree() {
    LocalTable<HoldemState, PokerView> table = table(3);
    apply(table, new Event.Away(2));
    act(table, PokerAction.Word.CALL);
    act(table, PokerAction.Word.CALL);
    assertEquals(3, table.state().board().size());
    assertTrue(table.state().hand().orElseThrow().players().get(2).live());
  }

  @Test
  void withNobodyThereTheTableRestsUntilSomebodyReturns() {
    LocalTable<HoldemState, PokerView> table = table(2);
    apply(table, new Event.Away(1));
    apply(table, new Event.Away(0));
    assertEquals(Set.of(0), HOLDEM.toAct(table.state()));
    apply(table, new Event.Returned(1));
    assertEquals(1, table.state().handsPlayed());
  }

  @Test
  void returningTwiceOrLeavingTwiceIsRefused() {
    LocalTable<HoldemState, PokerView> table = table(4);
    assertTrue(table.apply(new Event.Returned(1)).isPresent());
    apply(table, new Event.Left(1, true));
    assertTrue(table.apply(new Event.Left(1, true)).isPresent());
    assertTrue(table.apply(new Event.Away(1)).isPresent());
    assertTrue(table.apply(new Event.Away(9)).isPresent());
  }

  @Test
  void whoeverLeavesWithKeysFoldsAndTheHandGoesOn() {
    LocalTable<HoldemState, PokerView> table = table(4);
    apply(table, new Event.Left(1, true));
    assertFalse(table.state().hand().orElseThrow().players().get(1).live());
    assertEquals(990, table.state().chips(1));
    act(table, PokerAction.Word.FOLD);
    act(table, PokerAction.Word.FOLD);
    assertEquals(1010, table.state().seats().get(2).chips());
    assertEquals(Set.of(0, 2, 3), table.state().hand().orElseThrow().start().dealt());
    assertEquals(4000, table.state().allChips());
  }

  @Test
  void withoutKeysTheHandIsVoidAndTheAbsentChipsAreShared() {
    LocalTable<HoldemState, PokerView> table = table(4);
    act(table, new PokerAction.Raise(101));
    act(table, PokerAction.Word.CALL);
    act(table, PokerAction.Word.FOLD);
    // The pot has 101 of seat 3 and 101 of seat 0, 10 of seat 1, which has folded, and 20 of seat
    // 2.
    apply(table, new Event.Left(3, false));
    HandResult hand = table.state().lastHand().orElseThrow();
    assertTrue(hand.isVoid());
    assertEquals(List.of(1050, 1000, 1051, 899), hand.stacks());
    assertEquals(0, table.state().handsPlayed());
    assertEquals(1, table.state().deck());
    assertEquals(Set.of(0, 1, 2), table.state().hand().orElseThrow().start().dealt());
  }

  @Test
  void nobodyEscapesALostAllInByGoingAway() {
    LocalTable<HoldemState, PokerView> table = table(3);
    act(table, PokerAction.Word.ALL_IN);
    act(table, PokerAction.Word.ALL_IN);
    apply(table, new Event.Left(0, false));
    assertEquals(List.of(0, 1500, 1500), table.state().lastHand().orElseThrow().stacks());
  }

  @Test
  void withTwoSeatsTheMatchEnds() {
    LocalTable<HoldemState, PokerView> table = table(2);
    apply(table, new Event.Left(0, false));
    Outcome outcome = table.finished().orElseThrow();
    assertEquals(
        List.of(2, 1),
        outcome.standings().stream().map(Outcome.Standing::place).collect(Collectors.toList()));
    assertEquals(
        List.of(990, 1010),
        outcome.standings().stream().map(Outcome.Standing::score).collect(Collectors.toList()));
  }
}
