/**
 * The house edge of Blackjack Duel, measured by playing basic strategy through the public API of
 * the rules. Start reading at {@link dev.parlor.bench.blackjack.HouseEdge}.
 */
@NullMarked
package dev.parlor.bench.blackjack;

import org.jspecify.annotations.NullMarked;
