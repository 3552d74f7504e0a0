package dev.parlor.p2p.kits;

import dev.parlor.games.SeatRange;
import dev.parlor.games.highlow.HighLow;
import dev.parlor.games.highlow.HighLowState;
import dev.parlor.games.highlow.HighLowView;
import dev.parlor.games.highlow.ParlorHand;
import dev.parlor.games.highlow.ParlorVerdict;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;

/** The card of High-Low Parlor: what the protocol has to know of this game. */
public final class HighLowKit extends UsualKit<HighLowState, HighLowView> {
  public static final HighLowKit KIT = new HighLowKit();
  private static final int SHOE = 104;
  private static final int FRESH_POT = 50;

  private HighLowKit() {
    super(
        new HighLow(),
        new HighLowLines(),
        new Facts(5, new SeatRange(2, 4), false, 30, SheetShape.hands()));
  }

  /**
   * A silent seat sits out unless its coin decides about a bet. Then it has seen the others' coins
   * and is out of the match instead.
   */
  @Override
  public boolean sitsOut(HighLowState state) {
    return !state.isDecided();
  }

  @Override
  public void balance(Ledger ledger, HighLowState before, HighLowState after, int seats) {
    ledger.same("coins", coins(before, seats) + fresh(before, after), coins(after, seats));
    ledger.noDebt("the pot", after.pot());
    int left = after.shoe().faces().stream().mapToInt(Integer::intValue).sum();
    ledger.same("cards of the shoe", SHOE, left + (long) after.shoe().drawn());
  }

  private static long coins(HighLowState state, int seats) {
    long coins = state.pot();
    for (int seat = 0; seat < seats; seat++) {
      coins += state.player(seat).coins();
    }
    return coins;
  }

  /** How many coins come to the table anew because a won hand has emptied the pot. */
  private static int fresh(HighLowState before, HighLowState after) {
    ParlorHand settled = after.last();
    boolean emptied =
        after.handsPlayed() > before.handsPlayed()
            && settled != null
            && settled.verdict() == ParlorVerdict.WIN
            && settled.bet() == before.pot();
    return emptied ? FRESH_POT : 0;
  }
}
