/**
 * A computer player for hold'em: what its hand wins on average, the price of staying, and a little
 * bluffing.
 *
 * <p>Must never know: more than the view of its own seat.
 *
 * <p>Start reading at {@link dev.parlor.games.poker.bot.HoldemPlayer}.
 */
@NullMarked
package dev.parlor.games.poker.bot;

import org.jspecify.annotations.NullMarked;
