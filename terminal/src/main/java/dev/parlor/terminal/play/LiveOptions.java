package dev.parlor.terminal.play;

import dev.parlor.terminal.home.HomeOption;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that {@code host} and {@code join} have in common. */
final class LiveOptions {
  @Mixin private HomeOption home = new HomeOption();

  @Mixin private DisplayOptions table = new DisplayOptions();

  @Option(names = "--robot")
  private boolean robot;

  @Option(names = "--resume")
  private boolean resume;

  @Option(names = "--matches", paramLabel = "N")
  private int matches = 1;

  /** How many matches a computer player in this seat plays. A person is asked each time. */
  int matches() {
    return matches;
  }

  HomeOption home() {
    return home;
  }

  DisplayOptions table() {
    return table;
  }

  boolean robot() {
    return robot;
  }

  boolean resume() {
    return resume;
  }
}
