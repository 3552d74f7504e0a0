package dev.parlor.terminal.blackjack;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;

/** The terminal card of Blackjack Duel: what only this game brings to the terminal. */
public final class DuelTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(
          Suite.ofJsonLines("blackjack-dealer", BlackjackSuites::dealer),
          Suite.ofJsonLines("blackjack-values", BlackjackSuites::values));

  private DuelTerminal() {}
}
