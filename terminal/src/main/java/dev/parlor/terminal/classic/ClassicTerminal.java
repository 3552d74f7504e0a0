package dev.parlor.terminal.classic;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;

/** Blackjack classic in the terminal. */
public final class ClassicTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(Suite.ofJsonLines("blackjack-classic", ClassicSuite::check));

  private ClassicTerminal() {}
}
