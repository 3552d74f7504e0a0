/**
 * What a computer player is set by: numbers with names, so that a level of skill can be described
 * in a file. Each game's player lives with its game and takes its numbers from here.
 *
 * <p>Must never know: files, their format, a game.
 *
 * <p>Start reading at {@link dev.parlor.games.bot.Computers}.
 */
@NullMarked
package dev.parlor.games.bot;

import org.jspecify.annotations.NullMarked;
