package dev.parlor.bench.crypto;

import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.SeededEntropy;
import java.io.PrintStream;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * {@code bench crypto}: signatures beside libsecp256k1, shuffles with their sizes, and the start of
 * a fresh JVM. nostr-java needs another JDK, so its times come from a run of its own.
 */
public final class CryptoRun {
  private static final List<Integer> VALUES = List.of(52, 110, 312);

  private CryptoRun() {}

  public static int run(List<String> args, PrintStream out, PrintStream err) {
    if (!args.isEmpty()) {
      err.println("bench crypto: takes no arguments");
      return 2;
    }
    CpuTable.run(CryptoBench.class, CryptoBench.BASELINES, out);
    out.println(
        "nostr-java is Java 21: mvn -B verify -Pinterop reports its times beside ours"
            + " (1.0.0: sign 18,300 us, verify 9,200 us)");
    CpuTable.run(ShuffleBench.class, Collections.emptyMap(), out);
    sizes(out);
    ColdStart.run(out, err);
    return 0;
  }

  /** What one shuffle puts on the air: the list and its proof. */
  static void sizes(PrintStream out) {
    for (int values : VALUES) {
      try {
        int bytes = new ShuffleTable(2, values, new SeededEntropy(values)).firstShuffle();
        out.println(String.format(Locale.ROOT, "shuffle of %d: %,d bytes", values, bytes));
      } catch (Refused e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
