/** What only the piles bring to the terminal: scenarios for their rules. */
@NullMarked
package dev.parlor.terminal.piles;

import org.jspecify.annotations.NullMarked;
