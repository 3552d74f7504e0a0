package dev.parlor.p2p.kits;

import dev.parlor.games.Game;
import dev.parlor.games.SeatRange;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.match.SheetShape;
import dev.parlor.p2p.message.ActionLines;
import java.util.OptionalInt;

/** The card of a game whose facts are constants: they are handed in at once, as {@link Facts}. */
abstract class UsualKit<S, V> implements GameKit<S, V> {
  private final Game<S, V> game;
  private final ActionLines<S> lines;
  private final Facts facts;

  /** The constants of one game; {@link GameKit} says what they mean. */
  record Facts(
      int code,
      SeatRange phones,
      boolean hiding,
      int turnSeconds,
      SheetShape sheet,
      OptionalInt leastSeconds) {

    /** The facts of a game that no station ranks. */
    Facts(int code, SeatRange phones, boolean hiding, int turnSeconds, SheetShape sheet) {
      this(code, phones, hiding, turnSeconds, sheet, OptionalInt.empty());
    }

    /** These facts for a game that stations rank if its match took at least so many seconds. */
    Facts rankedFrom(int seconds) {
      return new Facts(code, phones, hiding, turnSeconds, sheet, OptionalInt.of(seconds));
    }
  }

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

  @Override
  public final boolean ranked() {
    return facts.leastSeconds().isPresent();
  }

  @Override
  public final int leastSeconds() {
    return facts.leastSeconds().orElse(0);
  }
}
