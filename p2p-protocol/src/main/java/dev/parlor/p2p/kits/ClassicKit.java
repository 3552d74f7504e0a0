package dev.parlor.p2p.kits;

import dev.parlor.games.Dealt;
import dev.parlor.games.Game;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Slot;
import dev.parlor.games.classic.Classic;
import dev.parlor.games.classic.ClassicState;
import dev.parlor.games.classic.ClassicView;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.message.ClassicLines;
import java.util.ArrayList;
import java.util.List;

/** Blackjack Classic. */
public final class ClassicKit implements GameKit<ClassicState, ClassicView> {
  public static final ClassicKit KIT = new ClassicKit();

  private final Game<ClassicState, ClassicView> game = new Classic();
  private final ActionLines<ClassicState> lines = new ClassicLines();

  private ClassicKit() {}

  @Override
  public Game<ClassicState, ClassicView> game() {
    return game;
  }

  @Override
  public ActionLines<ClassicState> lines() {
    return lines;
  }

  @Override
  public int code() {
    return 7;
  }

  @Override
  public SeatRange phones() {
    return new SeatRange(2, 2);
  }

  @Override
  public boolean hiding() {
    return true;
  }

  @Override
  public int turnSeconds() {
    return 30;
  }

  @Override
  public SheetShape sheet() {
    return SheetShape.rounds("SCORE");
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
      ledger.atMost("last card drawn", lying - 1L, slot.index()); // from the top, none left out
    }
  }
}
