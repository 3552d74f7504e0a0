package dev.parlor.terminal;

import dev.parlor.terminal.blackjack.DuelTerminal;
import dev.parlor.terminal.check.Suites;
import dev.parlor.terminal.classic.ClassicTerminal;
import dev.parlor.terminal.highlow.ParlorTerminal;
import dev.parlor.terminal.kit.OpenRoom;
import dev.parlor.terminal.kit.TerminalKit;
import dev.parlor.terminal.piles.PilesTerminal;
import dev.parlor.terminal.poker.PokerTerminal;
import dev.parlor.terminal.recall.RecallTerminal;
import dev.parlor.terminal.romme.RommeTerminal;
import dev.parlor.terminal.shell.Rim;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** What games bring to the terminal alone: the one list of their cards in this room. */
public final class TerminalCatalogue {
  private static final List<TerminalKit> ALL =
      List.of(
          PokerTerminal.KIT,
          DuelTerminal.KIT,
          RommeTerminal.KIT,
          RecallTerminal.KIT,
          ParlorTerminal.KIT,
          PilesTerminal.KIT,
          ClassicTerminal.KIT);

  /** The scenarios of all games, and those of the house. */
  public static final Suites SUITES =
      Suites.with(ALL.stream().flatMap(kit -> kit.suites().stream()).toList());

  private TerminalCatalogue() {}

  static Stream<Callable<Integer>> commands(Rim rim) {
    return ALL.stream().flatMap(kit -> kit.commands().stream()).map(make -> make.apply(rim));
  }

  /** The room that a station opens. */
  static OpenRoom room() {
    return ALL.stream().flatMap(kit -> kit.room().stream()).findFirst().orElseThrow();
  }

  static List<String> usage() {
    return ALL.stream().map(TerminalKit::usage).flatMap(Optional::stream).toList();
  }
}
