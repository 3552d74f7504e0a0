/**
 * How the simulator plays High/Low Piles, and the lies that only this game has an occasion for.
 * Start at {@link dev.parlor.p2p.testing.piles.PilesTesting}.
 */
@NullMarked
package dev.parlor.p2p.testing.piles;

import org.jspecify.annotations.NullMarked;
