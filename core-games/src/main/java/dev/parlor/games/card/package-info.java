/** Cards and decks as values. Must never know: a game, a secret. */
@NullMarked
package dev.parlor.games.card;

import org.jspecify.annotations.NullMarked;
