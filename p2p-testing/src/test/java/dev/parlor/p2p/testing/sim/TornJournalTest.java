package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.Dice;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Phones whose disk has promised too much. After a restart the last records of their journal are
 * missing, among them own entries that stand in the log already. They must take those from the log
 * and never sign a second version of any.
 */
class TornJournalTest {
  private static final int RUNS = 70;
  private static final long SEED = 20_000;

  @Test
  void honestPhonesAdoptTheirOwnEntriesFromTheLog() {
    Campaign campaign = new Campaign(Troupe.ALL, 0, List.of(Faults.NONE), SEED, false);
    RunTally tally = new RunTally();
    List<String> wrong = new ArrayList<>();
    int torn = 0;
    for (int number = 0; number < RUNS; number++) {
      Run run = campaign.run(number).traced(true);
      RunReport report = World.play(run, plan(run));
      tally.add(report);
      report.problem().ifPresent(what -> wrong.add(run + " " + report.plan() + ": " + what));
      torn += (int) report.trace().stream().filter(l -> l.contains("lost the last")).count();
    }
    assertTrue(tally.isClean(), () -> tally.line() + "\n" + String.join("\n", wrong));
    // a bet that nobody else knows may be lost: then all say that the table is broken
    assertTrue(tally.finished() >= RUNS * 9 / 10, tally::line);
    assertTrue(torn >= RUNS / 2, "only " + torn + " journals were torn");
  }

  private static FaultPlan plan(Run run) {
    Dice dice = Dice.seeded(run.seed());
    List<Fault> faults = new ArrayList<>();
    for (int times = 1 + dice.below(3); times > 0; times--) {
      int seat = dice.below(run.players());
      long at = 2_000L + dice.below(60_000);
      faults.add(new Fault.Torn(seat, at, 50 + dice.below(8_000), 1 + dice.below(8)));
    }
    return new FaultPlan(faults);
  }
}
