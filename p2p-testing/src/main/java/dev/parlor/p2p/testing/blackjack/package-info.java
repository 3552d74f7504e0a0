/**
 * How the simulator plays Blackjack Duel, and the lies that only this game has an occasion for.
 * Start at {@link dev.parlor.p2p.testing.blackjack.DuelTesting}.
 */
@NullMarked
package dev.parlor.p2p.testing.blackjack;

import org.jspecify.annotations.NullMarked;
