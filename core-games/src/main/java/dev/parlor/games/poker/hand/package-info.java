/**
 * One hand of no-limit hold'em without its cards: chips, turns, what is allowed, pots and who gets
 * them. Works for 2 to 10 seats and for antes, straddles and short blinds.
 *
 * <p>Must never know: decks, faces, matches. Who holds the better hand is told from outside as a
 * number.
 *
 * <p>Start reading at {@link dev.parlor.games.poker.hand.PokerHand}, then {@link
 * dev.parlor.games.poker.hand.PokerLimits} (what is legal) and {@link
 * dev.parlor.games.poker.hand.Pots}.
 */
@NullMarked
package dev.parlor.games.poker.hand;

import org.jspecify.annotations.NullMarked;
