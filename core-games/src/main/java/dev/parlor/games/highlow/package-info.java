/**
 * High-Low Parlor: two cards, a bet on whether the third falls strictly between them, one pot for
 * the whole table. No card is ever known to only some of the players, so every card comes by {@link
 * dev.parlor.games.Request.Open} after the decision that it settles.
 *
 * <p>Must never know: how a card is drawn, what a sentence looks like in any language.
 *
 * <p>Start reading at {@link dev.parlor.games.highlow.HighLow}, then {@link
 * dev.parlor.games.highlow.ParlorCourse} for the course of a hand and {@link
 * dev.parlor.games.highlow.ParlorLimits} for the money.
 */
@NullMarked
package dev.parlor.games.highlow;

import org.jspecify.annotations.NullMarked;
