/**
 * The coin deck: for lists of which no value is ever known to only some members. It needs no
 * shuffle and no proofs. Every draw is a coin that all live members toss together, each with the
 * next link of a hash chain that it has fixed beforehand. When one goes silent the others go on.
 *
 * <p>Reading order: {@link dev.parlor.crypto.coin.CoinChain} (my secret), {@link
 * dev.parlor.crypto.coin.ChainLink} (how links hang together), {@link
 * dev.parlor.crypto.coin.CoinDeck} (what is left, who is live), {@link
 * dev.parlor.crypto.coin.CoinDraw} (one toss).
 *
 * <p>Where a value is to be seen by one member alone, {@code sealed} is needed instead. The caller
 * sends a link only after the decision that the draw settles is ordered.
 *
 * <p>Must never know: what the values mean.
 */
@NullMarked
package dev.parlor.crypto.coin;

import org.jspecify.annotations.NullMarked;
