package dev.parlor.terminal.highlow;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;
import java.util.List;
import java.util.Optional;

/** The terminal card of High-Low Parlor: what only this game brings to the terminal. */
public final class ParlorTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(
          List.of(Suite.ofJsonLines("highlow", HighLowSuite::check)),
          List.of(),
          Optional.of(ParlorDoor::open),
          Optional.of("dev.parlor.terminal.highlow.usage"));

  private ParlorTerminal() {}
}
