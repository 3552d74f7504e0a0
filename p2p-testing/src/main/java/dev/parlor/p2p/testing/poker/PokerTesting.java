package dev.parlor.p2p.testing.poker;

import dev.parlor.games.poker.HoldemState;
import dev.parlor.games.poker.bot.HoldemPlayer;
import dev.parlor.p2p.kits.PokerKit;
import dev.parlor.p2p.testing.kit.TestingKit;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.Map;
import java.util.Set;

/**
 * What the simulator and the liars need to know of hold'em: its players, its short matches, its
 * lies.
 */
public final class PokerTesting {
  /** Simulated players need not play well; what they cost is taken from the number of matches. */
  private static final int CARELESS = 20;

  public static final TestingKit KIT =
      new TestingKit(
          new Bots<>(
              PokerKit.KIT,
              new HoldemPlayer(CARELESS),
              null,
              new HoldemPlayer(CARELESS),
              Map.of("handLimit", "4"),
              Set.of(Trait.OWN_HANDS, Trait.SEVERAL_DECKS, Trait.LEAVERS_KEEP_PLACES),
              PokerTesting::lead),
          LiesOfPoker.all());

  private PokerTesting() {}

  private static long lead(HoldemState state, int seat) {
    return state.handsPlayed() == 0 ? 0 : state.chips(seat);
  }
}
