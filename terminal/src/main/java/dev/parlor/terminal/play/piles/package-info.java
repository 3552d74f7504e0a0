/**
 * High/Low Piles in a terminal. Start reading at {@link
 * dev.parlor.terminal.play.piles.PilesScreen}.
 */
@NullMarked
package dev.parlor.terminal.play.piles;

import org.jspecify.annotations.NullMarked;
