package dev.parlor.terminal.home;

import dev.parlor.terminal.shell.Rim;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** {@code --home}, for every command that keeps something. */
public final class HomeOption {
  @Option(names = "--home", paramLabel = "FOLDER")
  private Optional<Path> folder = Optional.empty();

  public Home home(Rim rim) {
    return folder
        .map(Home::new)
        .orElseGet(
            () ->
                Home.usual(
                    rim.environment(),
                    System.getProperty("os.name", ""),
                    Path.of(System.getProperty("user.home", "."))));
  }
}
