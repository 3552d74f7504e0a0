package dev.parlor.terminal.shell;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/**
 * All that a command may touch of the process it runs in.
 *
 * @param person whether somebody sits at a terminal: false for pipes and files
 */
public record Rim(
    InputStream in,
    PrintStream out,
    PrintStream err,
    Map<String, String> environment,
    boolean person) {
  public Rim {
    environment = Map.copyOf(environment);
  }

  public Texts texts() {
    return Texts.of(environment);
  }
}
