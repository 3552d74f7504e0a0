package dev.parlor.bench.crypto;

import dev.parlor.bench.sheet.MeasurementSheet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/** The first shuffle and the first signature of a fresh JVM, with classes still to be loaded. */
public final class ColdStart {
  private static final int RUNS = 5;

  private ColdStart() {}

  public static void run(MeasurementSheet sheet) {
    try {
      double best = Double.MAX_VALUE;
      String line = "";
      for (int i = 0; i < RUNS; i++) {
        String answer = once();
        double millis = Double.parseDouble(answer.trim().split(" ", -1)[0]);
        if (millis < best) {
          best = millis;
          line = answer.trim();
        }
      }
      sheet.row(
          String.format(
              Locale.ROOT, "cold start, best of %d fresh JVMs: first shuffle of 52 %s", RUNS, line),
          "what",
          "first shuffle of 52 in a fresh JVM",
          "millis",
          best);
    } catch (IOException | InterruptedException e) {
      sheet.problem(e.toString());
    }
  }

  private static String once() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                FirstShuffle.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String answer =
        new String(
            process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
    process.waitFor();
    return answer;
  }
}
