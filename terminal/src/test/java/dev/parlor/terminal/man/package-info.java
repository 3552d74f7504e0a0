/** The manual and the completion, held against the help. */
@NullMarked
package dev.parlor.terminal.man;

import org.jspecify.annotations.NullMarked;
