/**
 * Files of computer players that somebody has described: one for each game, kept in the app's own
 * folder.
 *
 * <p>Must never know: what stands in them beyond what {@code tables} makes of it.
 *
 * <p>Start reading at {@link dev.parlor.app.bots.OwnPlayers}.
 */
@NullMarked
package dev.parlor.app.bots;

import org.jspecify.annotations.NullMarked;
