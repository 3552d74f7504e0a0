/** Cards and decks as values. Knows no game and no secret. */
@NullMarked
package dev.parlor.games.card;

import org.jspecify.annotations.NullMarked;
