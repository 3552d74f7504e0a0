package dev.parlor.terminal.check;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** A set of scenarios, and how the engine is compared with each of them. */
public interface Suite {
  /** The name on the command line. */
  String name();

  /** Reports every scenario of these files, one after the other as they are read. */
  void run(List<Path> files, CheckReport report);

  /**
   * Whether it reads files. A suite that makes up its own scenarios does not need them, but may
   * still be given some.
   */
  default boolean needsFiles() {
    return true;
  }

  /** A suite of JSON Lines. Each line is one scenario, and none is kept. */
  static Suite ofJsonLines(String name, Function<Scenario, CaseVerdict> check) {
    return new JsonLinesSuite(name, check);
  }
}
