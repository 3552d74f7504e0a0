package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The host is cut off for a while, and another seat holds the table meanwhile. One phone is killed
 * behind any record of its journal.
 *
 * <p>{@code -Dparlor.records.step} is the distance between two records that are tried.
 */
class RecordsOfSuccessionTest {
  private static final int STEP = Integer.getInteger("parlor.records.step", 499);
  private static final int OFFSET = Integer.getInteger("parlor.records.offset", 0);
  private static final long SEED = Long.getLong("parlor.records.seed", 12);
  private static final int PLAYERS = 3;
  private static final int FIRST = 7; // by then all have agreed and somebody has said something
  private static final int EVERY = 23; // entries between two losses of the host
  private static final long A_WHILE = 60_000;
  private static final long[] DOWN = {60, 900, 20_000};

  private int number;
  private int tries;

  private <S, V> void everywhere(Bots<S, V> bots, List<String> wrong) {
    Run run = new Run(bots, PLAYERS, bots.brief(), Faults.NONE, SEED, false, false);
    int entries = (int) World.play(run, new FaultPlan(List.of())).entries();
    for (int at = FIRST; at < entries; at += EVERY) {
      Fault lost = new Fault.Behind(at, new Fault.AdapterOff(0, 0, A_WHILE));
      for (int phone = 0; phone < PLAYERS; phone++) {
        for (int record = 1; record < 2 * entries; record++) {
          if (number++ % STEP == OFFSET) {
            tries++;
            Fault killed = new Fault.Written(phone, record, DOWN[record % DOWN.length]);
            FaultPlan plan = new FaultPlan(List.of(lost, killed));
            RunReport report = World.play(bots, run, plan, new AllSign<S, V>(-1));
            report.problem().ifPresent(what -> wrong.add(run + " " + plan + " " + what));
          }
        }
      }
    }
  }

  @Test
  void whoIsKilledBehindAnyRecordComesBackAndAllSign() {
    List<String> wrong = new ArrayList<>();
    for (Bots<?, ?> bots : Troupe.ALL) {
      if (bots.kit().phones().holds(PLAYERS)) {
        everywhere(bots, wrong);
      }
    }
    assertTrue(tries > 20, tries + " tries");
    assertEquals(Optional.empty(), wrong.stream().findFirst(), () -> String.join("\n", wrong));
  }
}
