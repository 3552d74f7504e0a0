package dev.parlor.terminal.recall;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;

/** The terminal card of Recall: what only this game brings to the terminal. */
public final class RecallTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(Suite.ofJsonLines("recall-collection", RecallCollectionSuite::check));

  private RecallTerminal() {}
}
