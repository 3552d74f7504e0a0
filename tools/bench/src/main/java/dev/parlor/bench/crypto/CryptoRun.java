package dev.parlor.bench.crypto;

import dev.parlor.bench.sheet.MeasurementSheet;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.SeededEntropy;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * {@code bench crypto}: signatures beside libsecp256k1, shuffles with their sizes, and the start of
 * a fresh JVM. nostr-java is not measured here: it needs another JDK, so its times come from a run
 * of its own.
 */
public final class CryptoRun {
  private static final List<Integer> VALUES = List.of(52, 110, 312);

  private CryptoRun() {}

  public static int run(List<String> args, MeasurementSheet sheet) {
    if (!args.isEmpty()) {
      sheet.problem("bench crypto: takes no arguments");
      return 2;
    }
    sheet.busy("signatures");
    CpuTable.run(CryptoBench.class, CryptoBench.BASELINES, sheet);
    sheet.head(
        "nostr-java is Java 21: mvn -B verify -Pinterop reports its times beside ours"
            + " (1.0.0: sign 18,300 us, verify 9,200 us)");
    sheet.busy("shuffles");
    CpuTable.run(ShuffleBench.class, Collections.emptyMap(), sheet);
    sizes(sheet);
    sheet.busy("two threads");
    TwoThreads.run(VALUES, sheet);
    sheet.busy("starting fresh JVMs");
    ColdStart.run(sheet);
    return 0;
  }

  /** How many bytes one shuffle puts on the air: its list and its proof. */
  static void sizes(MeasurementSheet sheet) {
    for (int values : VALUES) {
      try {
        int bytes = new ShuffleTable(2, values, new SeededEntropy(values)).firstShuffle();
        sheet.row(
            String.format(Locale.ROOT, "shuffle of %d: %,d bytes", values, bytes),
            "what",
            "shuffle of " + values,
            "bytes",
            bytes);
      } catch (Refused e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
