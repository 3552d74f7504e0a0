package dev.parlor.p2p.kits;

import dev.parlor.games.Game;
import dev.parlor.games.SeatRange;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.SheetShape;
import dev.parlor.p2p.message.ActionLines;

/** A card of which everything that each game has to say is said at once. */
abstract class UsualKit<S, V> implements GameKit<S, V> {
  private final Game<S, V> game;
  private final ActionLines<S> lines;
  private final Facts facts;

  /** What each game says of itself in a number or two; {@link GameKit} says what they mean. */
  record Facts(int code, SeatRange phones, boolean hiding, int turnSeconds, SheetShape sheet) {}

  UsualKit(Game<S, V> game, ActionLines<S> lines, Facts facts) {
    this.game = game;
    this.lines = lines;
    this.facts = facts;
  }

  @Override
  public final Game<S, V> game() {
    return game;
  }

  @Override
  public final ActionLines<S> lines() {
    return lines;
  }

  @Override
  public final int code() {
    return facts.code();
  }

  @Override
  public final SeatRange phones() {
    return facts.phones();
  }

  @Override
  public final boolean hiding() {
    return facts.hiding();
  }

  @Override
  public final int turnSeconds() {
    return facts.turnSeconds();
  }

  @Override
  public final SheetShape sheet() {
    return facts.sheet();
  }
}
