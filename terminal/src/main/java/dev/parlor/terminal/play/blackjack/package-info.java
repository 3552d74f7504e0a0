/**
 * Blackjack Duel in a terminal. Start reading at {@link
 * dev.parlor.terminal.play.blackjack.DuelScreen}.
 */
@NullMarked
package dev.parlor.terminal.play.blackjack;

import org.jspecify.annotations.NullMarked;
