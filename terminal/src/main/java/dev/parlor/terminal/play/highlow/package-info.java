/**
 * High-Low Parlor in a terminal. Start reading at {@link
 * dev.parlor.terminal.play.highlow.HighLowScreen}.
 */
@NullMarked
package dev.parlor.terminal.play.highlow;

import org.jspecify.annotations.NullMarked;
