/**
 * High/Low Piles: all players together against one deck of 52. The smallest whole game, and the
 * model for the others.
 *
 * <p>No card is ever known to only some players: a card is drawn by asking for the next slot to be
 * opened, after the guess that it settles has been made.
 *
 * <p>Must never know: what the next card is, and what time it is.
 *
 * <p>Start reading at {@link dev.parlor.games.piles.Piles}, then {@link
 * dev.parlor.games.piles.PilesState}.
 */
@NullMarked
package dev.parlor.games.piles;

import org.jspecify.annotations.NullMarked;
