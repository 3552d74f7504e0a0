/**
 * What Blackjack Duel and Blackjack Classic share: what a hand is worth, and small lists that
 * change in one place. Must never know: a round, a bet, a seat.
 */
@NullMarked
package dev.parlor.games.twentyone;

import org.jspecify.annotations.NullMarked;
