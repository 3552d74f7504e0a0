package dev.parlor.bench;

import dev.parlor.bench.sheet.MeasurementSheet;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
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

  /** Runs the benchmarks that the pattern finds. Further arguments are JMH's own. */
  static int run(String pattern, List<String> args, PrintStream err) throws RunnerException {
    try {
      new Runner(options(pattern, args)).run();
      return 0;
    } catch (CommandLineOptionException e) {
      err.println(e.getMessage());
      return 2;
    }
  }

  /**
   * Runs them as well, with a row for each benchmark. What JMH says meanwhile goes to the error
   * stream.
   */
  static int tell(String pattern, List<String> args, MeasurementSheet sheet, PrintStream err)
      throws RunnerException {
    try {
      OutputFormat progress = OutputFormatFactory.createFormatInstance(err, VerboseMode.NORMAL);
      for (RunResult result : new Runner(options(pattern, args), progress).run()) {
        Result<?> score = result.getPrimaryResult();
        sheet.row(
            score.toString(),
            "what",
            score.getLabel(),
            "score",
            score.getScore(),
            "error",
            score.getScoreError(),
            "unit",
            score.getScoreUnit());
      }
      return 0;
    } catch (CommandLineOptionException e) {
      err.println(e.getMessage());
      return 2;
    }
  }

  private static CommandLineOptions options(String pattern, List<String> args)
      throws CommandLineOptionException {
    List<String> all = new ArrayList<>(args);
    all.add(0, pattern);
    return new CommandLineOptions(all.toArray(new String[0]));
  }
}
