package dev.parlor.terminal;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code parlor} alone: says what there is. */
@Command(name = "parlor", mixinStandardHelpOptions = true, version = "parlor 0.1.0")
final class ParlorCommand implements Callable<Integer> {
  private final Rim rim;

  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // picocli fills in the spec
  ParlorCommand(Rim rim) {
    this.rim = rim;
  }

  @Override
  public Integer call() {
    spec.commandLine().usage(rim.err());
    return Exit.PROBLEM;
  }
}
