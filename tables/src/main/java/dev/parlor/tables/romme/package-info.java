/** Rommé at the tables. Start at {@link dev.parlor.tables.romme.RommeTable}. */
@NullMarked
package dev.parlor.tables.romme;

import org.jspecify.annotations.NullMarked;
