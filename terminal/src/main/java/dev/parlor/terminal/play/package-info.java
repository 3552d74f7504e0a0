/**
 * Playing in a terminal: {@code parlor play}, {@code host}, {@code join}, {@code demo} and {@code
 * rules}. {@link dev.parlor.terminal.play.PracticeMatches} sets up a table in this process, {@link
 * dev.parlor.terminal.play.LiveMatch} a seat between devices, {@link dev.parlor.terminal.play.Demo}
 * a table of several devices to be watched; a {@link dev.parlor.terminal.table.Display} shows each
 * and takes what a person types.
 *
 * <p>Must never know: any single game; they stand in {@link dev.parlor.tables.Catalogue}.
 */
@NullMarked
package dev.parlor.terminal.play;

import org.jspecify.annotations.NullMarked;
