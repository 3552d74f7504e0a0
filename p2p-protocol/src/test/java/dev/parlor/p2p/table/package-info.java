/** Whole sessions in one process. */
@NullMarked
package dev.parlor.p2p.table;

import org.jspecify.annotations.NullMarked;
