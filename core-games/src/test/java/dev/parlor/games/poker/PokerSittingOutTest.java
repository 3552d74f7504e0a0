package dev.parlor.games.poker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Event;
import dev.parlor.games.Setup;
import dev.parlor.games.poker.hand.HandStart;
import dev.parlor.games.poker.hand.PokerAction;
import dev.parlor.games.poker.hand.PokerHand;
import dev.parlor.games.table.Dealer;
import dev.parlor.games.table.LocalTable;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Seats that stay silent: they keep their place, pay, and are dealt in again. */
class PokerSittingOutTest {
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

  private static void sitOut(LocalTable<HoldemState, PokerView> table, int seat) {
    apply(table, new Event.Away(seat));
    apply(table, new Event.SatOut(seat));
  }

  private static LocalTable<HoldemState, PokerView> withoutSeatThree() {
    LocalTable<HoldemState, PokerView> table = table(4);
    act(table, new PokerAction.Raise(101));
    act(table, PokerAction.Word.CALL);
    act(table, PokerAction.Word.FOLD);
    sitOut(table, 3);
    return table;
  }

  @Test
  void whoSitsOutVoidsItsHandAndLeavesInThePotWhatItHasPutIn() {
    LocalTable<HoldemState, PokerView> table = withoutSeatThree();
    HandResult hand = table.state().lastHand().orElseThrow();
    assertTrue(hand.isVoid());
    assertEquals(List.of(1050, 1000, 1051, 899), hand.stacks());
    assertEquals(0, table.state().handsPlayed());
    assertTrue(table.state().seats().get(3).plays());
  }

  @Test
  void whoSitsOutGetsNoCardsAndGivesUpItsBlinds() {
    LocalTable<HoldemState, PokerView> table = withoutSeatThree();
    for (int hand = 0; hand < 4; hand++) {
      HandStart start = table.state().hand().orElseThrow().start();
      assertEquals(Set.of(0, 1, 2, 3), start.dealt());
      assertFalse(table.state().hand().orElseThrow().players().get(3).live());
      assertEquals(List.of(), HOLDEM.view(table.state(), 3, table.knowledge(3)).ownCards());
      while (table.state().hand().orElseThrow().start().equals(start)) {
        act(table, PokerAction.Word.FOLD);
      }
    }
    assertEquals(899 - 30, table.state().seats().get(3).chips());
    assertEquals(4000, table.state().allChips());
  }

  @Test
  void whoIsBackIsDealtInWithTheNextDeck() {
    LocalTable<HoldemState, PokerView> table = withoutSeatThree();
    apply(table, new Event.Returned(3));
    assertFalse(table.state().hand().orElseThrow().players().get(3).live());
    int deck = table.state().deck();
    while (table.state().deck() == deck) {
      act(table, PokerAction.Word.FOLD);
    }
    assertTrue(table.state().hand().orElseThrow().players().get(3).live());
    assertFalse(table.state().seats().get(3).sitsOut());
  }

  @Test
  void sittingOutCostsAsMuchAsFoldingEveryHand() {
    LocalTable<HoldemState, PokerView> sits = table(3);
    LocalTable<HoldemState, PokerView> folds = table(3);
    sitOut(sits, 2);
    for (int hand = 0; hand < 6; hand++) {
      foldUntilNext(sits, 2);
      foldUntilNext(folds, 2);
    }
    assertTrue(sits.state().seats().get(2).chips() <= folds.state().seats().get(2).chips());
  }

  private static void foldUntilNext(LocalTable<HoldemState, PokerView> table, int folder) {
    int deck = table.state().deck();
    while (table.state().deck() == deck) {
      boolean folds = table.state().turn() == folder;
      PokerHand hand = table.state().hand().orElseThrow();
      act(
          table,
          folds
              ? PokerAction.Word.FOLD
              : hand.limits().mayCheck() ? PokerAction.Word.CHECK : PokerAction.Word.CALL);
    }
  }

  @Test
  void onlyWhoIsAwayCanSitOutAndItIsDoneOnce() {
    LocalTable<HoldemState, PokerView> table = table(4);
    assertTrue(table.apply(new Event.SatOut(1)).isPresent());
    sitOut(table, 1);
    assertTrue(table.apply(new Event.SatOut(1)).isPresent());
    assertTrue(table.apply(new Event.SatOut(9)).isPresent());
  }

  /** A table of three: one seat has left and one sits out. */
  private static LocalTable<HoldemState, PokerView> alone() {
    LocalTable<HoldemState, PokerView> table = table(3);
    apply(table, new Event.Left(1, true));
    sitOut(table, table.state().contenders().get(0));
    return table;
  }

  @Test
  void nobodyIsBlindedOffByWhoeverIsLeftAlone() {
    LocalTable<HoldemState, PokerView> table = alone();
    int silent = table.state().contenders().get(0);
    int chips = table.state().seats().get(silent).chips();
    assertTrue(table.state().rests());
    assertEquals(
        PokerView.Phase.RESTING, HOLDEM.view(table.state(), 0, table.knowledge(0)).phase());
    assertTrue(table.finished().isEmpty());
    apply(table, new Event.Returned(silent));
    assertFalse(table.state().rests());
    assertEquals(chips, table.state().seats().get(silent).chips());
    assertTrue(table.state().hand().orElseThrow().players().get(silent).live());
  }

  @Test
  void whoStaysAwayIsOutAndTheRestIsOver() {
    LocalTable<HoldemState, PokerView> table = alone();
    apply(table, new Event.Left(table.state().contenders().get(0), true));
    assertTrue(table.finished().isPresent());
    assertEquals(3000, table.state().allChips());
  }

  @Test
  void whenAllWithChipsSitOutTheTableRests() {
    LocalTable<HoldemState, PokerView> table = alone();
    int second = table.state().contenders().get(1);
    sitOut(table, second);
    apply(table, new Event.Returned(second));
    assertTrue(table.state().rests());
    assertEquals(3000, table.state().allChips());
  }
}
