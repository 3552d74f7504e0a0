/**
 * Blackjack Classic in a terminal. Start reading at {@link
 * dev.parlor.terminal.play.classic.ClassicScreen}.
 */
@NullMarked
package dev.parlor.terminal.play.classic;

import org.jspecify.annotations.NullMarked;
