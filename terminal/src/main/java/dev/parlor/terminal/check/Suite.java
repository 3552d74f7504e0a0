package dev.parlor.terminal.check;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** A set of scenarios and how the engine is held against each of them. */
public interface Suite {
  /** The name on the command line. */
  String name();

  /** Reports every scenario of these files, one after the other as they are read. */
  void run(List<Path> files, CheckReport report);

  /** False when the suite makes up its own scenarios; it may then still be given files. */
  default boolean needsFiles() {
    return true;
  }

  /** A suite of JSON Lines: one scenario a line, none kept. */
  static Suite ofJsonLines(String name, Function<Scenario, CaseVerdict> check) {
    return new JsonLinesSuite(name, check);
  }
}
