/** What the computer players of Recall must reach. */
@NullMarked
package dev.parlor.bench.recall;

import org.jspecify.annotations.NullMarked;
