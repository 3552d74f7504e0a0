/** What only Rommé brings to the terminal: scenarios for its rules. */
@NullMarked
package dev.parlor.terminal.romme;

import org.jspecify.annotations.NullMarked;
