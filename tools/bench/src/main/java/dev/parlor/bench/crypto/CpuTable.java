package dev.parlor.bench.crypto;

import dev.parlor.bench.sheet.MeasurementSheet;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks of a class and prints a line for each, with its ratio to its baseline. */
final class CpuTable {
  private CpuTable() {}

  /**
   * @param baselines for some benchmarks the name of the one that it is compared with
   */
  static void run(Class<?> benchmarks, Map<String, String> baselines, MeasurementSheet sheet) {
    Map<String, Double> cpu = new TreeMap<>();
    for (RunResult result : results(benchmarks)) {
      String name = result.getPrimaryResult().getLabel() + parameters(result);
      result
          .getSecondaryResults()
          .forEach(
              (key, extra) -> {
                if (key.endsWith(CpuTime.LABEL)) {
                  cpu.put(name, extra.getScore());
                }
              });
    }
    sheet.head("processor time an operation, one thread:");
    cpu.forEach(
        (name, score) ->
            sheet.row(line(name, score, cpu, baselines), "what", name, "cpuMicros", score));
  }

  private static String parameters(RunResult result) {
    BenchmarkParams params = result.getParams();
    StringBuilder text = new StringBuilder();
    for (String key : params.getParamsKeys()) {
      text.append(' ').append(key).append(' ').append(params.getParam(key));
    }
    return text.toString();
  }

  private static String line(
      String name, double score, Map<String, Double> cpu, Map<String, String> baselines) {
    String text = String.format(Locale.ROOT, "%-32s %,12.1f us", name, score);
    String baseline = baselines.getOrDefault(name, "");
    double other = cpu.getOrDefault(baseline, 0.0);
    return other == 0
        ? text
        : text + String.format(Locale.ROOT, "   %.2f x %s", score / other, baseline);
  }

  private static Collection<RunResult> results(Class<?> benchmarks) {
    try {
      return new Runner(
              new OptionsBuilder()
                  .include(benchmarks.getName().replace(".", "\\.") + "\\.")
                  .addProfiler(CpuTime.class)
                  .verbosity(VerboseMode.SILENT)
                  .build())
          .run();
    } catch (RunnerException e) {
      throw new IllegalStateException(e);
    }
  }
}
