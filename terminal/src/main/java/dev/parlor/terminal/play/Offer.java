package dev.parlor.terminal.play;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Game;
import dev.parlor.p2p.match.GameKit;

/**
 * A game that can be played here.
 *
 * @param open whether all cards are public, so that several people can share one keyboard
 */
public record Offer<S, V>(
    GameKit<S, V> kit, ComputerPlayer<S> computer, GameScreen<V> screen, boolean open) {
  public Game<S, V> game() {
    return kit.game();
  }
}
