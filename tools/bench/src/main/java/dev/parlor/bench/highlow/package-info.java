/** How the computer players of the parlor are compared. */
@NullMarked
package dev.parlor.bench.highlow;

import org.jspecify.annotations.NullMarked;
