/**
 * A table that one process holds alone: it shuffles, deals and keeps what every seat has seen. Used
 * by practice against computer players, by checks and by tests; phones use {@code p2p-protocol}
 * instead and run the same rules.
 */
@NullMarked
package dev.parlor.games.table;

import org.jspecify.annotations.NullMarked;
