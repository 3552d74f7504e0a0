package dev.parlor.p2p.testing.romme;

import dev.parlor.games.Action;
import dev.parlor.games.Dice;
import dev.parlor.games.Knowledge;
import dev.parlor.games.romme.RommeComputer;
import dev.parlor.games.romme.RommeState;
import dev.parlor.p2p.kits.RommeKit;
import dev.parlor.p2p.testing.kit.TestingKit;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.sim.Trait;
import java.util.Map;
import java.util.Set;

/**
 * What the simulator and the liars need to know of Rommé: its players, its short matches, its lies.
 */
public final class RommeTesting {
  private static final RommeComputer COMPUTER = new RommeComputer();

  public static final TestingKit KIT =
      new TestingKit(
          new Bots<>(
              RommeKit.KIT,
              COMPUTER,
              null,
              RommeTesting::waiting,
              Map.of("match", "rounds", "rounds", "1"),
              Set.of(Trait.OWN_HANDS),
              RommeTesting::lead),
          LiesOfRomme.all());

  private RommeTesting() {}

  /** Draws and discards until the stock has been shuffled once, and then ends the round. */
  private static Action waiting(RommeState state, int seat, Knowledge knowledge, Dice dice) {
    return state.deck() > 0
        ? COMPUTER.choose(state, seat, knowledge, dice)
        : RommeKit.KIT.game().timeout(state, seat, knowledge);
  }

  private static long lead(RommeState state, int seat) {
    return state.cards().melds().isEmpty() ? 0 : 99 - state.seats().get(seat).hand().size();
  }
}
