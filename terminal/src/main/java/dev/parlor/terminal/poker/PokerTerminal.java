package dev.parlor.terminal.poker;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;
import java.util.List;
import java.util.Optional;

/** The terminal card of Texas hold'em: what only this game brings to the terminal. */
public final class PokerTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(
          List.of(
              new PhhSuite("phh"),
              Suite.ofJsonLines("poker", PokerSuite::check),
              new PokerCountsSuite("poker-counts"),
              new PokerEvalSuite("poker-eval")),
          List.of(ReplayCommand::new),
          Optional.empty(),
          Optional.of("dev.parlor.terminal.poker.usage"));

  private PokerTerminal() {}
}
