/** What only Recall brings to the terminal: scenarios for its rules. */
@NullMarked
package dev.parlor.terminal.recall;

import org.jspecify.annotations.NullMarked;
