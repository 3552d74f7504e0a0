package dev.parlor.p2p.testing.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.games.Dice;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * High/Low Piles in a storm. Up to ten times a phone is killed, cut off, switched off or gone for
 * good, or its player leaves or looks away. The others play on, and a table that can't go on waits.
 * {@code -Dparlor.storm.seeds} says how many storms there are.
 */
class ComingsAndGoingsTest {
  private static final int SEEDS = Integer.getInteger("parlor.storm.seeds", 40);

  /** Seeds at which a table once stood still: one player left, and another never came back. */
  private static final long[] STOOD_STILL = {695, 717, 1055, 1238, 1384, 1798};

  private static Fault one(Dice dice, int players) {
    int seat = dice.below(players);
    int guest = 1 + dice.below(players - 1);
    long later = dice.below(1 << (1 + dice.below(15)));
    return switch (dice.below(12)) {
      case 0, 1, 2, 3 -> new Fault.Kill(seat, later, 50 + dice.below(1 << (8 + dice.below(10))));
      case 4, 5, 6, 7 -> new Fault.Kill(guest, later, 9_000 + dice.below(40_000));
      case 8 -> new Fault.Stall(guest, later, 5_000 + dice.below(60_000));
      case 9 ->
          dice.below(3) == 0
              ? new Fault.Vanish(guest, later)
              : new Fault.Doze(seat, later, 20_000 + dice.below(60_000));
      case 10 ->
          dice.below(2) == 0
              ? new Fault.Leave(guest, later)
              : new Fault.AdapterOff(guest, later, 9_000 + dice.below(40_000));
      default -> new Fault.HalfOpen(guest, later);
    };
  }

  private static void storm(long seed) {
    Dice dice = Dice.seeded(seed);
    int players = 2 + dice.below(3);
    List<Fault> faults = new ArrayList<>();
    int count = 1 + dice.below(10);
    for (int i = 0; i < count; i++) {
      Fault what = one(dice, players);
      faults.add(new Fault.Behind(4 + dice.below(1 + dice.below(220)), what));
    }
    Bots<?, ?> piles = Troupe.of(Piles.ID);
    int matches = 1 + dice.below(5) / 4;
    Run run = new Run(piles, players, piles.brief(), Faults.NORMAL, seed, matches, false, false);
    FaultPlan plan = new FaultPlan(faults);
    assertEquals(Optional.empty(), World.play(run, plan).problem(), () -> run + " " + plan);
  }

  @Test
  void whoeverIsLeftPlaysOn() {
    LongStream.concat(LongStream.of(STOOD_STILL), LongStream.range(1, 1 + SEEDS))
        .forEach(ComingsAndGoingsTest::storm);
  }
}
