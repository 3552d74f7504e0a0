package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Each phone of a table, the host's included, is lost for good, killed and started again, or cut
 * off for a while, at every entry of a match of each game. As long as a majority is there, all that
 * are there sign a result that an audit accepts, and no honest seat is named.
 *
 * <p>{@code -Dparlor.lost.step} is the distance between two entries that are tried.
 */
class LostAnywhereTest {
  private static final int STEP = Integer.getInteger("parlor.lost.step", 1499);
  private static final int OFFSET = Integer.getInteger("parlor.lost.offset", 0);
  private static final long SEED = Long.getLong("parlor.lost.seed", 11);
  private static final int FIRST = 5; // all have agreed to the roster by then
  private static final int MOST_SEATS = 4;
  private static final long A_WHILE = 90_000;

  /**
   * How long one of two phones is cut off. Silence can't be judged there, and the other waits for
   * about half a minute.
   */
  private static final long BRIEF = 8_000;

  private int number;
  private int tries;

  private static List<Fault> losses(int phone, int players) {
    long away = players == 2 ? BRIEF : A_WHILE;
    List<Fault> all = new ArrayList<>();
    all.add(new Fault.Kill(phone, 0, away));
    all.add(new Fault.AdapterOff(phone, 0, away));
    if (players > 2) {
      all.add(new Fault.Vanish(phone, 0));
    }
    return all;
  }

  private <S, V> void everywhere(Bots<S, V> bots, int players, List<String> wrong) {
    Run run = new Run(bots, players, bots.brief(), Faults.NONE, SEED, false, false);
    int entries = (int) World.play(run, new FaultPlan(List.of())).entries();
    for (int at = FIRST; at < entries; at++) {
      for (int phone = 0; phone < players; phone++) {
        for (Fault loss : losses(phone, players)) {
          if (number++ % STEP == OFFSET) {
            lose(bots, run, at, phone, loss).ifPresent(wrong::add);
          }
        }
      }
    }
  }

  private <S, V> Optional<String> lose(Bots<S, V> bots, Run run, int at, int phone, Fault loss) {
    tries++;
    FaultPlan plan = new FaultPlan(List.of(new Fault.Behind(at, loss)));
    int gone = loss instanceof Fault.Vanish ? phone : -1;
    RunReport report = World.play(bots, run, plan, new AllSign<S, V>(gone));
    return report.problem().map(what -> run + " " + plan + " " + what);
  }

  /** If nothing has begun, the others are told so, and their tables close. */
  @Test
  void aHostThatIsLostBeforeItsMatchIsNotWaitedForForEver() {
    List<String> wrong = new ArrayList<>();
    for (Bots<?, ?> bots : Troupe.ALL) {
      for (int players = 2; players <= MOST_SEATS; players++) {
        if (bots.kit().phones().holds(players)) {
          Run run = new Run(bots, players, bots.brief(), Faults.NONE, SEED, false, false);
          for (int at = 1; at < players; at++) {
            lose(bots, run, at, 0, new Fault.Vanish(0, 0)).ifPresent(wrong::add);
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void whoeverIsThereComesToAResultThatAllSign() {
    List<String> wrong = new ArrayList<>();
    for (Bots<?, ?> bots : Troupe.ALL) {
      for (int players = 2; players <= MOST_SEATS; players++) {
        if (bots.kit().phones().holds(players)) {
          int before = tries;
          long began = System.nanoTime();
          everywhere(bots, players, wrong);
          tell(bots.id() + " of " + players, tries - before, wrong.size(), began);
        }
      }
    }
    tell("lost anywhere, one try of " + STEP, tries, wrong.size(), System.nanoTime());
    assertEquals(Optional.empty(), wrong.stream().findFirst(), () -> String.join("\n", wrong));
  }

  private static void tell(String what, int tries, int wrong, long began) {
    long seconds = (System.nanoTime() - began) / 1_000_000_000;
    System.out.println(what + ": " + tries + " tries, " + wrong + " wrong, " + seconds + " s");
  }
}
