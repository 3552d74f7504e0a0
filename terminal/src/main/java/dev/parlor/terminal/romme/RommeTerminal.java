package dev.parlor.terminal.romme;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.kit.TerminalKit;

/** The terminal card of Rommé: what only this game brings to the terminal. */
public final class RommeTerminal {
  public static final TerminalKit KIT =
      new TerminalKit(Suite.ofJsonLines("romme-melds", new RommeMeldsSuite()::check));

  private RommeTerminal() {}
}
