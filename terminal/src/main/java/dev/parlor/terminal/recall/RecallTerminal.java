package dev.parlor.terminal.recall;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;

/** Recall in the terminal. */
public final class RecallTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(Suite.ofJsonLines("recall-collection", RecallCollectionSuite::check));

  private RecallTerminal() {}
}
