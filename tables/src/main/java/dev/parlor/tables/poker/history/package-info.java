/**
 * Hand histories in the public PHH format: read, played again, written.
 *
 * <p>The text comes and goes as lines; whoever opens files streams them in. A record is broken when
 * it can't be understood; whether it agrees with the rules is for {@link
 * dev.parlor.tables.poker.history.HandReplay} to say.
 *
 * <p>Must never know: files.
 *
 * <p>Start reading at {@link dev.parlor.tables.poker.history.PhhReader}, then {@link
 * dev.parlor.tables.poker.history.HandReplay}.
 */
@NullMarked
package dev.parlor.tables.poker.history;

import org.jspecify.annotations.NullMarked;
