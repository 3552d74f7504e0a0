package dev.parlor.bench;

import dev.parlor.bench.bots.BotsRun;
import dev.parlor.bench.crypto.CryptoRun;
import dev.parlor.bench.door.DoorRun;
import dev.parlor.bench.lost.LostRun;
import dev.parlor.bench.protocol.ProtocolRun;
import dev.parlor.bench.sheet.Measurement;
import dev.parlor.bench.sheet.MeasurementSheet;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.RunnerException;

/** Runs one benchmark by name. */
public final class Bench {
  /** The measurements that JMH does not make, by name. */
  static final Map<String, Measurement> OWN = Collections.unmodifiableMap(own());

  private static final String PACKAGE = "dev.parlor.bench.";

  private final PrintStream out;
  private final PrintStream err;

  Bench(PrintStream out, PrintStream err) {
    this.out = out;
    this.err = err;
  }

  public static void main(String[] args) {
    System.exit(new Bench(System.out, System.err).run(Arrays.asList(args)));
  }

  private static Map<String, Measurement> own() {
    Map<String, Measurement> own = new TreeMap<>();
    own.put("bots", (args, sheet) -> BotsRun.run(args, sheet, BenchCatalogue::yardstick));
    own.put("crypto", CryptoRun::run);
    own.put("door", DoorRun::run);
    own.put("lost", LostRun::run);
    own.put("protocol", (args, sheet) -> ProtocolRun.run(args, sheet, BenchCatalogue::timed));
    BenchCatalogue.own(own::put);
    return own;
  }

  int run(List<String> args) {
    List<String> rest = new ArrayList<>(args);
    boolean json = rest.remove("--json");
    if (rest.contains("--help") || rest.contains("-h")) {
      help(out);
      return 0;
    }
    if (rest.isEmpty() || !names().contains(rest.get(0))) {
      help(err);
      return 2;
    }
    String name = rest.remove(0);
    MeasurementSheet sheet = new MeasurementSheet(name, json, out, err);
    Measurement own = OWN.get(name);
    return own != null
        ? own.run(rest, sheet)
        : runJmh(name, rest, json ? Optional.of(sheet) : Optional.empty());
  }

  private static void help(PrintStream to) {
    to.println("parlor bench NAME [--json], where NAME is one of:");
    to.println("  " + String.join(" ", names()));
    to.println("--json: findings as JSON, one object a line. What else follows is for NAME.");
    to.println("Exit codes: 0 measured and every goal reached, 1 a goal missed,");
    to.println("2 could not be done.");
  }

  private int runJmh(String name, List<String> args, Optional<MeasurementSheet> sheet) {
    try {
      String pattern = "^" + PACKAGE.replace(".", "\\.") + name + "\\.";
      return sheet.isPresent()
          ? JmhRun.tell(pattern, args, sheet.get(), err)
          : JmhRun.run(pattern, args, err);
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
