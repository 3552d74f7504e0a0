/** How long a table stands still when a phone of it is lost. Start with {@code LostRun}. */
@NullMarked
package dev.parlor.bench.lost;

import org.jspecify.annotations.NullMarked;
