package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Action;
import dev.parlor.games.Game;
import dev.parlor.games.Outcome;
import dev.parlor.games.SeatRange;
import dev.parlor.games.Slot;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.Ledger;
import dev.parlor.p2p.match.SheetShape;
import dev.parlor.p2p.message.ActionLines;
import java.util.List;
import java.util.OptionalInt;

/**
 * A kit that is like another one except where a subclass differs: for rules with a mistake in them.
 */
public abstract class LikeKit<S, V> implements GameKit<S, V> {
  private final GameKit<S, V> other;

  protected LikeKit(GameKit<S, V> other) {
    this.other = other;
  }

  @Override
  public Game<S, V> game() {
    return other.game();
  }

  @Override
  public ActionLines<S> lines() {
    return other.lines();
  }

  @Override
  public int code() {
    return other.code();
  }

  @Override
  public SeatRange phones() {
    return other.phones();
  }

  @Override
  public boolean hiding() {
    return other.hiding();
  }

  @Override
  public int turnSeconds() {
    return other.turnSeconds();
  }

  @Override
  public boolean goesOnWithoutTheSilent() {
    return other.goesOnWithoutTheSilent();
  }

  @Override
  public boolean sitsOut(S state) {
    return other.sitsOut(state);
  }

  @Override
  public SheetShape sheet() {
    return other.sheet();
  }

  @Override
  public void balance(Ledger ledger, S before, S after, int seats) {
    other.balance(ledger, before, after, seats);
  }

  @Override
  public boolean ranked() {
    return other.ranked();
  }

  @Override
  public String best() {
    return other.best();
  }

  @Override
  public int leastSeconds() {
    return other.leastSeconds();
  }

  @Override
  public List<String> sheetValues(S state, Outcome outcome) {
    return other.sheetValues(state, outcome);
  }

  @Override
  public List<Integer> decksAhead(S state) {
    return other.decksAhead(state);
  }

  @Override
  public OptionalInt choosesUnseen(S state) {
    return other.choosesUnseen(state);
  }

  @Override
  public List<Slot> aside(S state, Action action) {
    return other.aside(state, action);
  }

  @Override
  public List<String> known(S state, S later) {
    return other.known(state, later);
  }

  @Override
  public String verbOfOpened(S state, Slot slot) {
    return other.verbOfOpened(state, slot);
  }

  @Override
  public OptionalInt wentOut(S before, S after) {
    return other.wentOut(before, after);
  }
}
