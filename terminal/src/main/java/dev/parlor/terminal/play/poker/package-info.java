/**
 * Texas hold'em in a terminal. Start reading at {@link dev.parlor.terminal.play.poker.PokerScreen}.
 */
@NullMarked
package dev.parlor.terminal.play.poker;

import org.jspecify.annotations.NullMarked;
