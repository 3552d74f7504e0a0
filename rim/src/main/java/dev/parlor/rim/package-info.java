/**
 * What every device needs beside the protocol: threads, a clock, files. Shared by the app and the
 * terminal; nothing here knows Android, a socket, a screen or the rules of any game.
 *
 * <p>Start reading at {@link dev.parlor.rim.table.TableLoop}, the one thread of a table; {@link
 * dev.parlor.rim.station.StationLoop} is that of a station.
 */
@NullMarked
package dev.parlor.rim;

import org.jspecify.annotations.NullMarked;
