/** The blackjack duel where it is tried out, with the lies that only it has an occasion for. */
@NullMarked
package dev.parlor.p2p.testing.blackjack;

import org.jspecify.annotations.NullMarked;
