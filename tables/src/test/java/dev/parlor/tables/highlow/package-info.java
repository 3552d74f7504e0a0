/** Tests of High-Low Parlor at the tables. */
@NullMarked
package dev.parlor.tables.highlow;

import org.jspecify.annotations.NullMarked;
