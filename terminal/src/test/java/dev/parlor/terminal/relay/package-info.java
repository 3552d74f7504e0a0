/** Honest and hostile relays in memory of the test, and what our side makes of them. */
@NullMarked
package dev.parlor.terminal.relay;

import org.jspecify.annotations.NullMarked;
