/** Tables in this process, and journals that survive it. */
@NullMarked
package dev.parlor.rim.table;

import org.jspecify.annotations.NullMarked;
