/**
 * The contract between the rules of a game and the world that plays it.
 *
 * <p>Rules are {@code (state, event) -> (state, requests)}. They never shuffle, never tell the time
 * and never need a face that the table has not been shown: a card is a {@link
 * dev.parlor.games.Slot} until an {@link dev.parlor.games.Event.Opened} turns it over. The state
 * holds public facts only and is equal on every phone; what one seat has seen is its {@link
 * dev.parlor.games.Knowledge}.
 *
 * <p>Must never know: a clock, a source of randomness, a thread, a file, a message, Android.
 *
 * <p>Start reading at {@link dev.parlor.games.Game}, then {@link dev.parlor.games.Event} and {@link
 * dev.parlor.games.Request}; {@code dev.parlor.games.piles} is the smallest whole game.
 */
@NullMarked
package dev.parlor.games;

import org.jspecify.annotations.NullMarked;
