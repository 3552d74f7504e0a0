package dev.parlor.terminal.simulate;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Reflexes;
import dev.parlor.p2p.testing.sim.Bots;
import dev.parlor.p2p.testing.troupe.Troupe;
import dev.parlor.tables.kit.TableKit;
import org.jspecify.annotations.Nullable;

/** Finds the players of a game for the simulator. */
public final class SimulationCast {
  private SimulationCast() {}

  /** The simulator's own players where it has some, or else those of the game. */
  public static Bots<?, ?> of(TableKit<?, ?> kit) {
    return Troupe.find(kit.game().id()).orElseGet(() -> own(kit));
  }

  @SuppressWarnings("unchecked") // a player of this game reacts to this game
  private static <S, V> Bots<S, V> own(TableKit<S, V> kit) {
    ComputerPlayer<S> player = kit.computer();
    @Nullable Reflexes<S> reflexes = player instanceof Reflexes ? (Reflexes<S>) player : null;
    return new Bots<>(kit.game(), player, reflexes, kit.quick());
  }
}
