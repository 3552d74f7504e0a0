package dev.parlor.terminal.piles;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;

/** The piles in the terminal. */
public final class PilesTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(Suite.ofJsonLines("piles", PilesSuite::check));

  private PilesTerminal() {}
}
