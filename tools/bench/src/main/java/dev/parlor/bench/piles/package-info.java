/** What the computer players of the piles must reach. */
@NullMarked
package dev.parlor.bench.piles;

import org.jspecify.annotations.NullMarked;
