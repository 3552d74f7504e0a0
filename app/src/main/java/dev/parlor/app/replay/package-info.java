/**
 * A match that is over, seen again from its transcript: every move is checked on the way, then the
 * match runs on the same felt as when it was played, and a bar leads to any moment of it.
 *
 * <p>Start at {@link dev.parlor.app.replay.ReplayActivity}. Must never know: the rules of any game,
 * a table that is being played at, a radio.
 */
@NullMarked
package dev.parlor.app.replay;

import org.jspecify.annotations.NullMarked;
