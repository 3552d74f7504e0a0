package dev.parlor.p2p.testing.piles;

import dev.parlor.games.piles.BestOdds;
import dev.parlor.p2p.kits.PilesKit;
import dev.parlor.p2p.testing.kit.TestingKit;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.Map;
import java.util.Set;

/**
 * What the simulator and the liars need to know of High/Low Piles: its players, its short matches,
 * its lies.
 */
public final class PilesTesting {
  public static final TestingKit KIT =
      new TestingKit(
          new Bots<>(
              PilesKit.KIT,
              new BestOdds(),
              Map.of(),
              Set.of(Trait.BRIEF, Trait.LEAVERS_KEEP_PLACES)),
          LiesOfPiles.all());

  private PilesTesting() {}
}
