/**
 * Drawing in a terminal: a {@link dev.parlor.terminal.screen.Canvas} of cells, cards on it, and the
 * {@link dev.parlor.terminal.screen.Look} that says what this terminal can show.
 *
 * <p>Must never know: a game, a key, a stream.
 */
@NullMarked
package dev.parlor.terminal.screen;

import org.jspecify.annotations.NullMarked;
