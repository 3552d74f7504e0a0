/** Blackjack Classic at the tables. Start at {@link dev.parlor.tables.classic.ClassicTable}. */
@NullMarked
package dev.parlor.tables.classic;

import org.jspecify.annotations.NullMarked;
