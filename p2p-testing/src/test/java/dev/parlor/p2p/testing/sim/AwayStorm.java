package dev.parlor.p2p.testing.sim;

import dev.parlor.games.Dice;
import dev.parlor.games.piles.Piles;
import dev.parlor.p2p.testing.troupe.Troupe;
import java.util.ArrayList;
import java.util.List;

public class AwayStorm {
  public static void main(String[] args) {
    long from = Long.parseLong(args[0]);
    long to = Long.parseLong(args[1]);
    long end = System.currentTimeMillis() + 1000L * Long.parseLong(args[2]);
    int bad = 0;
    long seed = from;
    for (; seed < to && System.currentTimeMillis() < end && bad < 6; seed++) {
      Dice dice = Dice.seeded(seed);
      int players = 2 + dice.below(3);
      List<Fault> faults = new ArrayList<>();
      int n = 1 + dice.below(10);
      for (int i = 0; i < n; i++) {
        int seat = dice.below(players);
        int guest = 1 + dice.below(players - 1);
        long later = dice.below(1 << (1 + dice.below(15)));
        Fault what =
            switch (dice.below(12)) {
              case 0, 1, 2, 3 ->
                  new Fault.Kill(seat, later, 50 + dice.below(1 << (8 + dice.below(10))));
              case 4, 5, 6, 7 -> new Fault.Kill(guest, later, 9000 + dice.below(40000));
              case 8 -> new Fault.Stall(guest, later, 5000 + dice.below(60000));
              case 9 ->
                  dice.below(3) == 0
                      ? new Fault.Vanish(guest, later)
                      : new Fault.Doze(seat, later, 20000 + dice.below(60000));
              case 10 ->
                  dice.below(2) == 0
                      ? new Fault.Leave(guest, later)
                      : new Fault.AdapterOff(guest, later, 9000 + dice.below(40000));
              default -> new Fault.HalfOpen(guest, later);
            };
        faults.add(new Fault.Behind(4 + dice.below(1 + dice.below(220)), what));
      }
      Run run =
          new Run(
              Troupe.of(Piles.ID),
              players,
              Troupe.of(Piles.ID).brief(),
              Faults.NORMAL,
              seed,
              1 + dice.below(5) / 4,
              false,
              false);
      Plan plan = new Plan(faults);
      String what;
      try {
        what =
            World.play(Troupe.of(Piles.ID), run, plan, Cast.honest())
                .problem()
                .map(Object::toString)
                .orElse("");
      } catch (RuntimeException | AssertionError e) {
        what =
            e + " " + List.of(e.getStackTrace()).subList(0, Math.min(8, e.getStackTrace().length));
      }
      if (!what.isEmpty()) {
        bad++;
        System.out.println("BAD " + run + " " + plan + "\n   " + what);
      }
    }
    System.out.println("seeds " + from + ".." + seed + " bad " + bad);
  }
}
