/**
 * How the simulator plays Blackjack Classic. Start at {@link
 * dev.parlor.p2p.testing.classic.ClassicTesting}.
 */
@NullMarked
package dev.parlor.p2p.testing.classic;

import org.jspecify.annotations.NullMarked;
