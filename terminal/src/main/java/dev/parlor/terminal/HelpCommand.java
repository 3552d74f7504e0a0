package dev.parlor.terminal;

import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Rim;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code parlor help [COMMAND]}: the same as {@code --help}, for people who type it in this way.
 */
@Command(name = "help", mixinStandardHelpOptions = true)
final class HelpCommand implements Callable<Integer> {
  private final Rim rim;

  @Spec private CommandSpec spec;

  @Parameters(index = "0", arity = "0..1", paramLabel = "COMMAND", descriptionKey = "helpOn")
  private Optional<String> command = Optional.empty();

  @SuppressWarnings("NullAway.Init") // picocli fills in the spec
  HelpCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    CommandLine root = spec.root().commandLine();
    command.map(name -> found(name, root)).orElse(root).usage(rim.out());
    return Exit.OK;
  }

  private static CommandLine found(String name, CommandLine root) {
    CommandLine found = root.getSubcommands().get(name);
    if (found == null) {
      throw new CommandLine.UnmatchedArgumentException(root, List.of(name));
    }
    return found;
  }
}
