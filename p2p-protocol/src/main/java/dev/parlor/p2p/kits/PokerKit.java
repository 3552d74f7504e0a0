package dev.parlor.p2p.kits;

import dev.parlor.games.SeatRange;
import dev.parlor.games.poker.Holdem;
import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.PokerView;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import java.util.List;

/** The card of Texas hold'em: what the protocol has to know of this game. */
public final class PokerKit extends UsualKit<HoldemState, PokerView> {
  public static final PokerKit KIT = new PokerKit();
  private static final int BOARD = 5;

  private PokerKit() {
    super(
        new Holdem(),
        new PokerLines(),
        new Facts(1, new SeatRange(2, 4), true, 30, SheetShape.hands()).rankedFrom(60));
  }

  @Override
  public List<Integer> decksAhead(HoldemState state) {
    return state.decksAhead();
  }

  @Override
  public boolean sitsOut(HoldemState state) {
    return true;
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
