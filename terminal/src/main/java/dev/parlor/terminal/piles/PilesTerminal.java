package dev.parlor.terminal.piles;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;

/** The terminal card of High/Low Piles: what only this game brings to the terminal. */
public final class PilesTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(Suite.ofJsonLines("piles", PilesSuite::check));

  private PilesTerminal() {}
}
