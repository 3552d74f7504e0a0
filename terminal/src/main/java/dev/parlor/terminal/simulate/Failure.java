package dev.parlor.terminal.simulate;

import dev.parlor.p2p.testing.sim.Fault;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.FaultShrinker;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunReport;
import dev.parlor.terminal.shell.Rim;
import java.util.List;
import java.util.function.Function;

/**
 * Describes a run that went wrong: how to run it again, the fewest faults that do, and what
 * happened last.
 */
final class Failure {
  private static final int SHOWN = 60;

  private final Rim rim;

  Failure(Rim rim) {
    this.rim = rim;
  }

  void tell(RunReport failing, Function<FaultPlan, RunReport> again) {
    Run run = failing.run();
    rim.err()
        .println(
            rim.texts()
                .text(
                    "simulate.failed",
                    run.game().id(),
                    run.players(),
                    Long.toString(run.seed()),
                    run.faults().id(),
                    run.real() ? " --real" : ""));
    RunReport least = FaultShrinker.shrink(again.apply(failing.plan()), again);
    least.problem().ifPresent(what -> rim.err().println(what.kind() + ": " + what.what()));
    for (Fault fault : least.plan().faults()) {
      rim.err().println("  " + fault);
    }
    List<String> trace = least.trace();
    trace.subList(Math.max(0, trace.size() - SHOWN), trace.size()).forEach(rim.err()::println);
  }
}
