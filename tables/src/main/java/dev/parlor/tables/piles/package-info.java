/** High/Low Piles at the tables. Start at {@link dev.parlor.tables.piles.PilesTable}. */
@NullMarked
package dev.parlor.tables.piles;

import org.jspecify.annotations.NullMarked;
