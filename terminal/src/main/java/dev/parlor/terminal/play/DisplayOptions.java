package dev.parlor.terminal.play;

import picocli.CommandLine.Option;

/** The options that say how a table is shown. */
final class DisplayOptions {
  @Option(names = "--plain")
  private boolean plain;

  @Option(names = "--fast")
  private boolean fast;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  boolean plain() {
    return plain;
  }

  boolean fast() {
    return fast;
  }

  boolean json() {
    return json;
  }

  dev.parlor.terminal.table.Displays.Wanted wanted() {
    return json
        ? dev.parlor.terminal.table.Displays.Wanted.JSON
        : plain
            ? dev.parlor.terminal.table.Displays.Wanted.PLAIN
            : dev.parlor.terminal.table.Displays.Wanted.WHATEVER_FITS;
  }
}
