package dev.parlor.terminal.check;

import dev.parlor.terminal.json.JsonLine;
import dev.parlor.terminal.shell.Exit;
import dev.parlor.terminal.shell.Problem;
import dev.parlor.terminal.shell.Rim;
import dev.parlor.terminal.shell.Similar;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code parlor check SUITE FILE...}: holds the rules against scenarios that somebody else
 * computed.
 */
@Command(name = "check", mixinStandardHelpOptions = true)
public final class CheckCommand implements Callable<Integer> {
  private final Rim rim;
  private final Suites suites;

  @Option(names = "--json", descriptionKey = "json")
  private boolean json;

  @Parameters(index = "0", paramLabel = "SUITE")
  private String suite = "";

  @Parameters(index = "1..*", arity = "0..*", paramLabel = "FILE")
  private List<Path> files = new ArrayList<>();

  public CheckCommand(Rim rim, Suites suites) {
    this.rim = rim;
    this.suites = suites;
  }

  private Problem unknown(String suite) {
    return Similar.to(suite, List.of(suites.names().split(" ", -1)))
        .map(near -> new Problem("check.similarSuite", suite, near))
        .orElseGet(() -> new Problem("check.unknownSuite", suite, suites.names()));
  }

  @Override
  public Integer call() {
    Suite chosen = suites.named(suite).orElseThrow(() -> unknown(suite));
    if (chosen.needsFiles() && files.isEmpty()) {
      throw new Problem("check.noFile", suite);
    }
    CheckReport report = new CheckReport(rim);
    chosen.run(files, report);
    rim.out()
        .println(
            json
                ? new JsonLine()
                    .with("suite", suite)
                    .with("passed", report.passed())
                    .with("failed", report.failed())
                    .toString()
                : report.summary());
    if (!files.isEmpty() && report.passed() + report.failed() == 0) {
      throw new Problem("check.nothing", suite, Problem.list(files));
    }
    return report.failed() == 0 ? Exit.OK : Exit.NO;
  }
}
