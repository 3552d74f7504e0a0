/** How long the best partition of a Rommé hand takes. */
@NullMarked
package dev.parlor.bench.romme;

import org.jspecify.annotations.NullMarked;
