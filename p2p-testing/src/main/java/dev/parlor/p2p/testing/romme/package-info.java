/**
 * How the simulator plays Rommé, and the lies that only this game has an occasion for. Start at
 * {@link dev.parlor.p2p.testing.romme.RommeTesting}.
 */
@NullMarked
package dev.parlor.p2p.testing.romme;

import org.jspecify.annotations.NullMarked;
