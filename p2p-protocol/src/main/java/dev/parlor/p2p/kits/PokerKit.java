package dev.parlor.p2p.kits;

import dev.parlor.games.Game;
import dev.parlor.games.SeatRange;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import dev.parlor.p2p.message.ActionLines;
import dev.parlor.p2p.message.PokerLines;
import java.util.List;

/** Texas hold'em. */
public final class PokerKit implements GameKit<HoldemState, PokerView> {
  public static final PokerKit KIT = new PokerKit();
  private static final int BOARD = 5;

  private final Game<HoldemState, PokerView> game = new Holdem();
  private final ActionLines<HoldemState> lines = new PokerLines();

  private PokerKit() {}

  @Override
  public Game<HoldemState, PokerView> game() {
    return game;
  }

  @Override
  public ActionLines<HoldemState> lines() {
    return lines;
  }

  @Override
  public int code() {
    return 1;
  }

  @Override
  public SeatRange phones() {
    return new SeatRange(2, 4);
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
    return SheetShape.hands();
  }

  @Override
  public boolean ranked() {
    return true;
  }

  @Override
  public int leastSeconds() {
    return 60;
  }

  @Override
  public List<Integer> decksAhead(HoldemState state) {
    return state.decksAhead();
  }

  @Override
  public void balance(Ledger ledger, HoldemState before, HoldemState after, int seats) {
    ledger.same("chips", (long) seats * after.options().chips(), after.allChips());
    ledger.atMost("cards on the board", BOARD, after.board().size());
    ledger.distinct(after.awaited());
    after
        .hand()
        .ifPresent(hand -> after.seats().forEach(seat -> ledger.noDebt("chips", seat.chips())));
  }
}
