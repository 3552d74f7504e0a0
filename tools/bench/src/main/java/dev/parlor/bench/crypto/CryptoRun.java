package dev.parlor.bench.crypto;

import java.io.PrintStream;
import java.util.Collections;
import java.util.List;

/** {@code bench crypto}: signatures beside libsecp256k1, shuffles, and the start of a fresh JVM. */
public final class CryptoRun {
  private CryptoRun() {}

  public static int run(List<String> args, PrintStream out, PrintStream err) {
    if (!args.isEmpty()) {
      err.println("bench crypto: takes no arguments");
      return 2;
    }
    CpuTable.run(CryptoBench.class, CryptoBench.BASELINES, out);
    CpuTable.run(ShuffleBench.class, Collections.emptyMap(), out);
    ColdStart.run(out, err);
    return 0;
  }
}
