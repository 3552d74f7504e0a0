/**
 * Playing a game in a terminal: {@code parlor play}, {@code demo} and {@code rules}.
 *
 * <p>A {@link dev.parlor.terminal.play.Sitting} is a place at a table, wherever the table is held
 * (in this process, or between phones); a {@link dev.parlor.terminal.play.GameScreen} draws one
 * game, says it in sentences and understands what is typed; a {@link
 * dev.parlor.terminal.play.Display} is a full screen or plain lines. {@link
 * dev.parlor.terminal.play.PlayLoop} brings the three together. A new game is a package below this
 * one and one line in {@link dev.parlor.terminal.play.Offers}.
 *
 * <p>Must never know: the rules of any game; they stand in {@code core-games}.
 */
@NullMarked
package dev.parlor.terminal.play;

import org.jspecify.annotations.NullMarked;
