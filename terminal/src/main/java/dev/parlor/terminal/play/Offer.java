package dev.parlor.terminal.play;

import dev.parlor.games.ComputerPlayer;
import dev.parlor.games.Game;

/**
 * A game that can be played here.
 *
 * @param open whether all cards are public, so that several people can share one keyboard
 */
public record Offer<S, V>(
    Game<S, V> game, ComputerPlayer<S> computer, GameScreen<V> screen, boolean open) {}
