package dev.parlor.p2p.kits;

import dev.parlor.games.Dealt;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Slot;
import dev.parlor.games.blackjack.Duel;
import dev.parlor.games.blackjack.DuelState;
import dev.parlor.games.blackjack.DuelView;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The card of Blackjack Duel: what the protocol has to know of this game. */
public final class DuelKit extends UsualKit<DuelState, DuelView> {
  public static final DuelKit KIT = new DuelKit();

  private DuelKit() {
    super(
        new Duel(),
        new DuelLines(),
        new Facts(2, new SeatRange(2, 4), true, 20, SheetShape.rounds("CHIPS")).rankedFrom(60));
  }

  @Override
  public List<Integer> decksAhead(DuelState state) {
    return state.decksAhead();
  }

  @Override
  public OptionalInt choosesUnseen(DuelState state) {
    return state.betting();
  }

  @Override
  public String verbOfOpened(DuelState state, Slot slot) {
    for (Dealt card : state.dealer()) {
      if (card.slot().equals(slot)) {
        return "DEALER";
      }
    }
    return "REVEAL";
  }

  @Override
  public boolean sitsOut(DuelState state) {
    return true;
  }

  @Override
  public void balance(Ledger ledger, DuelState before, DuelState after, int seats) {
    long chips = after.house();
    List<Slot> table = new ArrayList<>();
    after.dealer().forEach(card -> table.add(card.slot()));
    for (int seat = 0; seat < seats; seat++) {
      chips += after.player(seat).chips();
      ledger.noDebt("chips", after.player(seat).chips());
      ledger.noDebt("chips to bet with", after.player(seat).isIn() ? after.player(seat).free() : 0);
      after.player(seat).hands().forEach(hand -> hand.cards().forEach(c -> table.add(c.slot())));
    }
    ledger.same("chips with the house's", (long) seats * after.options().chips(), chips);
    ledger.atMost("cards on the table", after.drawn(), ledger.distinct(table));
    for (Slot slot : table) {
      ledger.atMost("last card drawn", after.drawn() - 1L, slot.index());
    }
  }
}
