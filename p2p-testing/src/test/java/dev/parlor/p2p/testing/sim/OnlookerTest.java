package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.games.poker.Holdem;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An onlooker sees the match to its end, whatever happens to the phones. */
class OnlookerTest {
  private static final int SEEDS = Integer.getInteger("onlooker.seeds", 1);
  private static final int FIRST = Integer.getInteger("onlooker.first", 1);
  private static final int BEGUN = 5;
  private static final int SPREAD = 150;
  private static final long STALLED = 60_000;

  /** A game of open cards and one of hidden ones. At night there are all games. */
  private static final List<Bots<?, ?>> GAMES =
      Boolean.getBoolean("onlooker.all") ? Troupe.ALL : List.of(Troupe.OPEN, Troupe.of(Holdem.ID));

  private interface Mishap {
    Fault of(int players);
  }

  private static void behindSomeEntry(Mishap mishap) {
    for (Bots<?, ?> bots : GAMES) {
      for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
        int players = 3 + (int) (seed % 2);
        int at = BEGUN + (int) (seed * 37 % SPREAD);
        if (bots.kit().phones().holds(players)) {
          watch(bots, players, seed, new Fault.Behind(at, mishap.of(players)));
        }
      }
    }
  }

  private static <S, V> void watch(Bots<S, V> bots, int players, long seed, Fault... faults) {
    Watched.good(Watched.play(bots, players, seed, new Watched<S, V>(), faults));
  }

  @Test
  void seesTheMatchToItsEnd() {
    for (Bots<?, ?> bots : GAMES) {
      watch(bots, 2, FIRST);
    }
  }

  @Test
  void followsARematch() {
    rematch(Troupe.SHORT);
    rematch(Troupe.OPEN);
  }

  private static <S, V> void rematch(Bots<S, V> bots) {
    Run run = new Run(bots, 2, Watched.open(bots), Faults.NONE, FIRST, false, true).playing(2);
    Watched.good(World.play(bots, run, new FaultPlan(List.of()), new Watched<S, V>()));
  }

  @Test
  void comesBackAfterItsPhoneWasKilled() {
    behindSomeEntry(players -> new Fault.Kill(players, 0, 9_000));
  }

  @Test
  void comesBackAfterItWasCutOff() {
    behindSomeEntry(players -> new Fault.AdapterOff(players, 0, 60_000));
  }

  @Test
  void isMissedByNobodyWhenItGoes() {
    behindSomeEntry(players -> new Fault.Vanish(players, 0));
  }

  @Test
  void findsWhoeverHoldsTheTableWhenTheHostIsLostForGood() {
    behindSomeEntry(players -> new Fault.Vanish(0, 0));
  }

  @Test
  void findsThemAllWhenTheHostComesBack() {
    behindSomeEntry(players -> new Fault.Kill(0, 0, 90_000));
  }

  @Test
  void followsWhoeverTheHostHandsTheTableOverTo() {
    behindSomeEntry(players -> new Fault.Leave(0, 0));
  }

  @Test
  void keepsNobodyWaiting() {
    long alone = time(Troupe.OPEN, 0);
    long watched =
        time(
            Troupe.OPEN, 2, new Fault.Stall(2, 3_000, STALLED), new Fault.Stall(3, 4_000, STALLED));
    assertTrue(alone > 5_000, "too short to show anything");
    assertTrue(watched < alone + STALLED / 2, alone + " alone, " + watched + " watched");
  }

  /** How long the seats need for a match, whether onlookers can follow or not. */
  private static <S, V> long time(Bots<S, V> bots, int watch, Fault... faults) {
    SimCast<S, V> cast =
        new Watched<>() {
          @Override
          public int onlookers() {
            return watch;
          }

          @Override
          public boolean isLiar(int number) {
            return number >= 2; // nobody waits for onlookers at the end
          }
        };
    return Watched.good(Watched.play(bots, 2, FIRST, cast, faults)).virtualMillis();
  }
}
