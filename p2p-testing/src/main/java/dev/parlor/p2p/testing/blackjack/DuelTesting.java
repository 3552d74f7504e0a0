package dev.parlor.p2p.testing.blackjack;

import dev.parlor.games.blackjack.DuelPlayer;
import dev.parlor.p2p.kits.DuelKit;
import dev.parlor.p2p.testing.kit.TestingKit;
import dev.parlor.p2p.testing.sim.Bots;
import java.util.Map;

/**
 * What the simulator and the liars need to know of Blackjack Duel: its players, its short matches,
 * its lies.
 */
public final class DuelTesting {
  public static final TestingKit KIT =
      new TestingKit(
          new Bots<>(DuelKit.KIT, new DuelPlayer(), null, Map.of("rounds", "2")), LiesOfDuel.all());

  private DuelTesting() {}
}
