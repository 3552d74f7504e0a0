/**
 * Rommé: the German rummy with two decks and six jokers.
 *
 * @see dev.parlor.games.romme.meld
 */
@NullMarked
package dev.parlor.games.romme;

import org.jspecify.annotations.NullMarked;
