package dev.parlor.terminal.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that {@code play} and {@code demo} have in common. */
final class TableOptions {
  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME")
  private String game = "";

  @Option(names = "--players", paramLabel = "N")
  private Optional<Integer> players = Optional.empty();

  @Option(names = "--seed", paramLabel = "N")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = {"-o", "--options"},
      paramLabel = "KEY=VALUE",
      split = ",")
  private Map<String, String> options = new LinkedHashMap<>();

  @Mixin private DisplayOptions display = new DisplayOptions();

  String game() {
    return game;
  }

  Optional<Integer> players() {
    return players;
  }

  Optional<Long> seed() {
    return seed;
  }

  Map<String, String> options() {
    return options;
  }

  DisplayOptions display() {
    return display;
  }
}
