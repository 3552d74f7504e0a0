package dev.parlor.p2p.testing.classic;

import dev.parlor.games.classic.ClassicPlayer;
import dev.parlor.p2p.kits.ClassicKit;
import dev.parlor.p2p.testing.kit.TestingKit;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the simulator and the liars need to know of Blackjack Classic: its players and its short
 * matches.
 */
public final class ClassicTesting {
  public static final TestingKit KIT =
      new TestingKit(
          new Bots<>(ClassicKit.KIT, new ClassicPlayer(), Map.of(), Set.of(Trait.BRIEF)),
          List.of());

  private ClassicTesting() {}
}
