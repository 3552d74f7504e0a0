package dev.parlor.p2p.kits;

import dev.parlor.games.Dealt;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Slot;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import java.util.ArrayList;
import java.util.List;

/** The card of Blackjack Classic: what the protocol has to know of this game. */
public final class ClassicKit extends UsualKit<ClassicState, ClassicView> {
  public static final ClassicKit KIT = new ClassicKit();

  private ClassicKit() {
    super(
        new Classic(),
        new ClassicLines(),
        new Facts(7, new SeatRange(2, 2), true, 30, SheetShape.rounds("SCORE")));
  }

  @Override
  public void balance(Ledger ledger, ClassicState before, ClassicState after, int seats) {
    List<Slot> table = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      for (Dealt card : after.side(seat).cards()) {
        table.add(card.slot());
      }
    }
    int lying = ledger.distinct(table);
    for (Slot slot : table) {
      // cards are drawn from the top, and none is left out
      ledger.atMost("last card drawn", lying - 1L, slot.index());
    }
  }
}
