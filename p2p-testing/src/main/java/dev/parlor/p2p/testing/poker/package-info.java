/**
 * How the simulator plays Texas hold'em, and the lies that only this game has an occasion for.
 * Start at {@link dev.parlor.p2p.testing.poker.PokerTesting}.
 */
@NullMarked
package dev.parlor.p2p.testing.poker;

import org.jspecify.annotations.NullMarked;
