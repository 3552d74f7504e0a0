/** What only blackjack classic brings to the terminal: scenarios for its rules. */
@NullMarked
package dev.parlor.terminal.classic;

import org.jspecify.annotations.NullMarked;
