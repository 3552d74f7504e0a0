/** Blackjack classic where it is tried out. */
@NullMarked
package dev.parlor.p2p.testing.classic;

import org.jspecify.annotations.NullMarked;
