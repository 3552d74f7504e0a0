/**
 * The rim of a table: {@link dev.parlor.rim.table.TableLoop} owns the one thread of a table, tells
 * its session the time, keeps its journal and carries its effects out.
 *
 * <p>A {@link dev.parlor.rim.table.Strand} is that thread with its clock: a real one, or the quiet
 * one of a demonstration, whose time leaps when nobody has anything to do. Must never know: a
 * screen, a socket, the rules of any game.
 */
@NullMarked
package dev.parlor.rim.table;

import org.jspecify.annotations.NullMarked;
