package dev.parlor.terminal.man;

import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Rim;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code parlor man}: the manual page. */
@Command(name = "man", mixinStandardHelpOptions = true)
public final class ManCommand implements Callable<Integer> {
  private final Rim rim;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli fills in the spec
  public ManCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    rim.out().print(new ManPage(rim.texts()).of(spec.root()));
    return Exit.OK;
  }
}
