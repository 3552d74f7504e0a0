package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.table.TableSession;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table with two onlookers, who come to the result of the seats. */
class Watched<S, V> implements SimCast<S, V> {
  @Override
  public int onlookers() {
    return 2;
  }

  @Override
  public boolean outlivesHost() {
    return true;
  }

  @Override
  public Optional<RunProblem> judge(World<S, V> world) {
    SimPhone<S, V> seat = world.phones().get(1);
    for (SimPhone<S, V> phone : world.onlookers()) {
      if (!isLiar(phone.number()) && !phone.hasVanished() && !sees(phone).equals(sees(seat))) {
        String what = "P" + (phone.number() + 1) + " sees " + sees(phone) + ", not " + sees(seat);
        return Optional.of(new RunProblem(RunProblem.Kind.STUCK, what));
      }
    }
    return Optional.empty();
  }

  private static String sees(SimPhone<?, ?> phone) {
    return phone.stage()
        + " "
        + phone.session().map(TableSession::log).map(List::size)
        + " "
        + phone.session().flatMap(TableSession::result);
  }

  /** The options of a short match that others may watch. */
  static Map<String, String> open(Bots<?, ?> bots) {
    Map<String, String> options = new HashMap<>(bots.brief());
    options.put("onlookers", "true");
    return options;
  }

  static <S, V> RunReport play(
      Bots<S, V> bots, int players, long seed, SimCast<S, V> cast, Fault... faults) {
    Run run = new Run(bots, players, open(bots), Faults.NONE, seed, false, true);
    return World.play(bots, run, new FaultPlan(List.of(faults)), cast);
  }

  static RunReport good(RunReport report) {
    assertEquals(Optional.empty(), report.problem(), () -> told(report));
    return report;
  }

  static String told(RunReport report) {
    StringBuilder text = new StringBuilder(report.run() + " " + report.plan() + "\n");
    report.trace().forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }
}
