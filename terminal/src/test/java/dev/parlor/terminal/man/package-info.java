/** The manual and the completion are held against the help. */
@NullMarked
package dev.parlor.terminal.man;

import org.jspecify.annotations.NullMarked;
