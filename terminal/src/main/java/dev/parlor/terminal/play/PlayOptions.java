package dev.parlor.terminal.play;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What {@code play} alone is told. */
final class PlayOptions {
  @Mixin private TableOptions table = new TableOptions();

  @Option(names = "--untimed")
  private boolean untimed;

  TableOptions table() {
    return table;
  }

  DisplayOptions display() {
    return table.display();
  }

  /** Whether nobody's time runs out: windows and peeks wait for people. */
  boolean untimed() {
    return untimed;
  }
}
