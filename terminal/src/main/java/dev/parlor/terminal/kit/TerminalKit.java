package dev.parlor.terminal.kit;

import dev.parlor.terminal.check.Suite;
import dev.parlor.terminal.shell.Rim;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * What a game brings to the terminal beside its card for the tables. Every part may be missing, and
 * a game that brings nothing has no such card.
 *
 * @param suites scenarios that hold its rules against what somebody else computed
 * @param commands what only this game can be asked
 * @param room where whoever comes with lines of text may play it
 * @param usage the class path of what its commands and options print as help, without language and
 *     ending
 */
public record TerminalKit(
    List<Suite> suites,
    List<Function<Rim, Callable<Integer>>> commands,
    Optional<OpenRoom> room,
    Optional<String> usage) {
  public TerminalKit {
    suites = List.copyOf(suites);
    commands = List.copyOf(commands);
  }

  /** The card of a game whose rules are checked, and that brings nothing else. */
  public TerminalKit(Suite... suites) {
    this(List.of(suites), List.of(), Optional.empty(), Optional.empty());
  }
}
