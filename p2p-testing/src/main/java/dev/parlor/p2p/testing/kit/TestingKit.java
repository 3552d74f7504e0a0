package dev.parlor.p2p.testing.kit;

import dev.parlor.p2p.testing.liars.Liar;
import dev.parlor.p2p.testing.sim.Bots;
import java.util.List;

/**
 * The testing card of one game: what the simulator and the liars need to know of it.
 *
 * @param bots who plays it, and what is common in it
 * @param lies that only this game has an occasion for; those of all games need no card
 */
public record TestingKit(Bots<?, ?> bots, List<Liar> lies) {
  public TestingKit {
    lies = List.copyOf(lies);
  }
}
