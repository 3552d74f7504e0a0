package dev.parlor.terminal.classic;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;

/** The terminal card of Blackjack Classic: what only this game brings to the terminal. */
public final class ClassicTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(Suite.ofJsonLines("blackjack-classic", ClassicSuite::check));

  private ClassicTerminal() {}
}
