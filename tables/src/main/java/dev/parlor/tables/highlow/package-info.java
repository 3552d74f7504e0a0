/** High-Low Parlor at the tables. Start at {@link dev.parlor.tables.highlow.HighLowTable}. */
@NullMarked
package dev.parlor.tables.highlow;

import org.jspecify.annotations.NullMarked;
