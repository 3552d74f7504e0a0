package dev.parlor.p2p.testing.liars;

import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.table.TableView;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.FaultPlan;
import dev.parlor.p2p.testing.sim.Run;
import dev.parlor.p2p.testing.sim.RunReport;
import dev.parlor.p2p.testing.sim.World;
import dev.parlor.p2p.verdict.Offence;
import java.util.List;

/** A whole match with one liar at the table, and the verdict on what came of it. */
public final class Trial {
  /**
   * The outcome of a trial.
   *
   * @param told whether there was an occasion for the lie
   * @param offences what the honest phones called it
   * @param seat of the liar at the table; none if it never had one
   * @param screens what the honest phones show in the end
   */
  public record Verdict(
      Liar liar,
      RunReport report,
      boolean told,
      List<Offence> offences,
      TableSeat seat,
      List<TableView<?>> screens) {
    public Verdict {
      offences = List.copyOf(offences);
      screens = List.copyOf(screens);
    }
  }

  private Trial() {}

  public static Verdict hold(Liar liar, Run run) {
    return hold(liar, run, FaultPlan.of(run));
  }

  public static Verdict hold(Liar liar, Run run, FaultPlan plan) {
    boolean watched = liar.watched() != Liar.Watched.BY_NOBODY;
    Run open = watched ? run.with("onlookers", "true") : run;
    return hold(run.bots(), liar, open.playing(liar.matches()), plan);
  }

  private static <S, V> Verdict hold(Bots<S, V> bots, Liar liar, Run run, FaultPlan plan) {
    Run real = liar.real() ? run.real(true) : run;
    LiarCast<S, V> cast = new LiarCast<>(liar, real);
    RunReport report = World.play(bots, real, plan, cast);
    return new Verdict(liar, report, cast.told(), cast.offences(), cast.seat(), cast.screens());
  }
}
