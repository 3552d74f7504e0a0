package dev.parlor.p2p.testing.highlow;

import dev.parlor.games.highlow.HighLowComputer;
import dev.parlor.p2p.kits.HighLowKit;
import dev.parlor.p2p.testing.kit.TestingKit;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.Map;
import java.util.Set;

/**
 * What the simulator and the liars need to know of High-Low Parlor: its players, its short matches,
 * its lies.
 */
public final class HighLowTesting {
  public static final TestingKit KIT =
      new TestingKit(
          new Bots<>(
              HighLowKit.KIT,
              new HighLowComputer(),
              Map.of("hands", "6"),
              Set.of(Trait.LEAVERS_KEEP_PLACES)),
          LiesOfHighLow.all());

  private HighLowTesting() {}
}
