/**
 * How the simulator plays High-Low Parlor, and the lies that only this game has an occasion for.
 * Start at {@link dev.parlor.p2p.testing.highlow.HighLowTesting}.
 */
@NullMarked
package dev.parlor.p2p.testing.highlow;

import org.jspecify.annotations.NullMarked;
