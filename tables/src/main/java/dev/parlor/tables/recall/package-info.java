/** Recall at the tables. Start at {@link dev.parlor.tables.recall.RecallTable}. */
@NullMarked
package dev.parlor.tables.recall;

import org.jspecify.annotations.NullMarked;
