package dev.parlor.nerve;

import dev.parlor.games.Game;
import dev.parlor.games.SeatRange;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import dev.parlor.p2p.message.ActionLines;

/** The card of Nerve: what the protocol has to know of this game. */
final class NerveKit implements GameKit<NerveState, NerveView> {
  @Override
  public Game<NerveState, NerveView> game() {
    return new Nerve();
  }

  @Override
  public ActionLines<NerveState> lines() {
    return new NerveLines();
  }

  @Override
  public int code() {
    return 8;
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
  public boolean ranked() {
    return true;
  }

  @Override
  public int turnSeconds() {
    return 20;
  }

  @Override
  public SheetShape sheet() {
    return SheetShape.rounds("CHIPS");
  }

  @Override
  public void balance(Ledger ledger, NerveState before, NerveState after, int seats) {
    long chips = after.pot() + after.seats().stream().mapToLong(NerveSeat::chips).sum();
    ledger.same("chips", (long) seats * NerveState.CHIPS, chips);
    ledger.atMost("cards", seats, ledger.distinct(after.lying()));
  }
}
