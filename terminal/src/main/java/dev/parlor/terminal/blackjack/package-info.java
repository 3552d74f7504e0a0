/** What only the blackjack duel brings to the terminal: scenarios for its rules. */
@NullMarked
package dev.parlor.terminal.blackjack;

import org.jspecify.annotations.NullMarked;
