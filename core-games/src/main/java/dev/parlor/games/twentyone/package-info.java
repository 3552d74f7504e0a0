/**
 * What Blackjack Duel and Blackjack Classic share: what a hand is worth and a card that lies on the
 * table face up or face down. Knows no round, no bet and no seat.
 */
@NullMarked
package dev.parlor.games.twentyone;

import org.jspecify.annotations.NullMarked;
