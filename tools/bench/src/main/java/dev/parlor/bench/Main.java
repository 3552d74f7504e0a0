package dev.parlor.bench;

import dev.parlor.bench.blackjack.HouseEdge;
import dev.parlor.bench.crypto.CryptoRun;
import dev.parlor.bench.poker.PokerRun;
import dev.parlor.bench.protocol.ProtocolRun;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;

/** Runs one benchmark by name. */
public final class Main {
  /** A measurement: 0 when it is as it must be, 1 when not, 2 for bad arguments. */
  @FunctionalInterface
  interface Measurement {
    int run(List<String> args, PrintStream out, PrintStream err);
  }

  /** What is not measured by JMH, by name. */
  static final Map<String, Measurement> OWN =
      Collections.unmodifiableMap(
          new TreeMap<>(
              Map.of(
                  "blackjack", HouseEdge::run,
                  "crypto", CryptoRun::run,
                  "poker", PokerRun::run,
                  "protocol", ProtocolRun::run)));

  private static final String PACKAGE = "dev.parlor.bench.";

  private final PrintStream out;
  private final PrintStream err;

  Main(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  public static void main(String[] args) {
    System.exit(new Main(System.out, System.err).run(Arrays.asList(args)));
  }

  int run(List<String> args) {
    if (args.isEmpty() || !names().contains(args.get(0))) {
      err.println("parlor bench NAME, where NAME is one of: " + String.join(" ", names()));
      return 2;
    }
    String name = args.get(0);
    List<String> rest = args.subList(1, args.size());
    Measurement own = OWN.get(name);
    return own != null ? own.run(rest, out, err) : runJmh(name, rest);
  }

  private int runJmh(String name, List<String> args) {
    try {
      return JmhRun.run("^" + PACKAGE.replace(".", "\\.") + name + "\\.", args, err);
    } catch (RunnerException e) {
      err.println("bench " + name + ": " + e.getMessage());
      return 1;
    }
  }

  /** Every benchmark that there is. */
  static NavigableSet<String> names() {
    NavigableSet<String> names = new TreeSet<>(OWN.keySet());
    for (BenchmarkListEntry entry : BenchmarkList.defaultList().getAll(JmhRun.SILENT, List.of())) {
      String className = entry.getUserClassQName();
      if (className.startsWith(PACKAGE)) {
        names.add(className.substring(PACKAGE.length()).split("\\.")[0]);
      }
    }
    return names;
  }
}
