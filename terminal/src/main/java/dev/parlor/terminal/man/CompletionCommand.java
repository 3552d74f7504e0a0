package dev.parlor.terminal.man;

import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Rim;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code parlor completion}: what a shell needs to complete its commands and options. */
@Command(name = "completion", mixinStandardHelpOptions = true)
public final class CompletionCommand implements Callable<Integer> {
  private final Rim rim;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli fills in the spec
  public CompletionCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    CommandSpec root = spec.root();
    rim.out().print(AutoComplete.bash(root.name(), root.commandLine()));
    return Exit.OK;
  }
}
