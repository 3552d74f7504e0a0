/**
 * The card of a game for where it is tried out: players, what is common in it, and its own lies.
 * Each card stands in a package of its game; {@code troupe} lists them.
 */
@NullMarked
package dev.parlor.p2p.testing.kit;

import org.jspecify.annotations.NullMarked;
