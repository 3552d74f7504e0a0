/**
 * The one list of the testing cards of the games that ship, and of all liars. A game without a
 * testing card is played by its own computer players, and meets the liars of all games.
 */
@NullMarked
package dev.parlor.p2p.testing.troupe;

import org.jspecify.annotations.NullMarked;
