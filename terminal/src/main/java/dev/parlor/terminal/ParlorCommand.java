package dev.parlor.terminal;

import dev.parlor.terminal.screen.Canvas;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Rim;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code parlor} alone: says how to begin, on half a screen. */
@Command(name = "parlor", mixinStandardHelpOptions = true, version = "parlor 0.1.0")
final class ParlorCommand implements Callable<Integer> {
  private static final int COLUMNS = 79;

  private final Rim rim;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli fills in the spec
  ParlorCommand(Rim rim) {
    this.rim = rim;
  }

  /**
   * Exists for the help only, because the language is read before anything else, wherever it
   * stands.
   */
  @SuppressWarnings("UnusedVariable") // picocli shows it
  @Option(names = "--lang", paramLabel = "LANGUAGE")
  private String language = "";

  @Override
  public Integer call() {
    if (rim.person()) {
      return new Menu(rim, args -> spec.commandLine().execute(args)).run();
    }
    ResourceBundle usage = spec.resourceBundle();
    String commands = String.join(" ", spec.subcommands().keySet());
    rim.err().println(usage.getString("parlor.usage.description"));
    rim.err().print(String.format(usage.getString("parlor.usage.optionListHeading")));
    Canvas.wrap(rim.texts().text("parlor.commands", commands), COLUMNS).forEach(rim.err()::println);
    return Exit.PROBLEM;
  }
}
