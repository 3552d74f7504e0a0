/** The commands around result files, as a user runs them. */
@NullMarked
package dev.parlor.terminal.results;

import org.jspecify.annotations.NullMarked;
