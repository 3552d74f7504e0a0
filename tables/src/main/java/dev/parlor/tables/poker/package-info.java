/** Texas Hold'em at the tables. Start at {@link dev.parlor.tables.poker.PokerTable}. */
@NullMarked
package dev.parlor.tables.poker;

import org.jspecify.annotations.NullMarked;
