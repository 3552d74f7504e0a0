/**
 * The games that ship where they are tried out, and all liars: the cards of {@code
 * dev.parlor.p2p.testing.kit}, each from the package of its game, in one list. A game without a
 * card here is played by its own computer players, and meets the liars of all games.
 */
@NullMarked
package dev.parlor.p2p.testing.troupe;

import org.jspecify.annotations.NullMarked;
