package dev.parlor.bench;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Hands benchmarks over to JMH. */
final class JmhRun {
  static final OutputFormat SILENT =
      OutputFormatFactory.createFormatInstance(
          new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
          VerboseMode.SILENT);

  private JmhRun() {}

  /** Runs what the pattern finds; further arguments are JMH's own. */
  static int run(String pattern, List<String> args, PrintStream err) throws RunnerException {
    List<String> all = new ArrayList<>(args);
    all.add(0, pattern);
    try {
      new Runner(new CommandLineOptions(all.toArray(new String[0]))).run();
      return 0;
    } catch (CommandLineOptionException e) {
      err.println(e.getMessage());
      return 2;
    }
  }
}
