package dev.parlor.terminal.check;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** A suite of JSON Lines: each line of its files is one scenario, and none is kept. */
record JsonLinesSuite(String name, Function<Scenario, CaseVerdict> check) implements Suite {
  @Override
  public void run(List<Path> files, CheckReport report) {
    for (Path file : files) {
      Lines.of(file)
          .forEach(
              (where, line) -> {
                Scenario scenario = Scenario.parse(where, line);
                report.check(scenario.id(), () -> check.apply(scenario));
              });
    }
  }
}
