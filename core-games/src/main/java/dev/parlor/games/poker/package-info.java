/**
 * Texas hold'em: matches of no-limit hands with blinds that may rise.
 *
 * <p>{@link dev.parlor.games.poker.hand} knows the chips of one hand, {@link
 * dev.parlor.games.poker.eval} what cards are worth; here they meet slots, events and seats that
 * come and go.
 *
 * <p>Must never know: a face that has not been opened, except to name a seat's own cards in its
 * view.
 *
 * <p>Start reading at {@link dev.parlor.games.poker.Holdem}, then {@link
 * dev.parlor.games.poker.HandFlow}.
 */
@NullMarked
package dev.parlor.games.poker;

import org.jspecify.annotations.NullMarked;
