/**
 * The match as everybody sees it: the rules, driven by the log. It knows no secret, no link and no
 * time, so every phone comes to the same table, in a restart and in an audit as well.
 *
 * <p>Start at {@link dev.parlor.p2p.match.Match}: it applies one ordered entry after the other.
 *
 * <ul>
 *   <li>{@link dev.parlor.p2p.match.Hearing} takes what an entry says to the part that it speaks of
 *   <li>{@link dev.parlor.p2p.match.RulesAtWork}: the rules, and the cards they wait for
 *   <li>{@link dev.parlor.p2p.match.Choices}, {@link dev.parlor.p2p.match.UnseenChoices}, {@link
 *       dev.parlor.p2p.match.Windows}: what players choose
 *   <li>{@link dev.parlor.p2p.match.TimeOuts}: what time decides
 *   <li>{@link dev.parlor.p2p.match.Attendance}, {@link dev.parlor.p2p.match.Presence}, {@link
 *       dev.parlor.p2p.match.SeatLeaving}: who is there, away, gone
 *   <li>{@link dev.parlor.p2p.match.Convictions}: who has lied
 *   <li>{@link dev.parlor.p2p.match.Awaited}, {@link dev.parlor.p2p.match.Waits}: for whom the
 *       table waits now, and for whom it waited when a seat complained
 *   <li>{@link dev.parlor.p2p.match.Opening}, {@link dev.parlor.p2p.match.Ending}, {@link
 *       dev.parlor.p2p.match.Rematch}: how it begins, ends, begins again
 * </ul>
 *
 * <p>{@link dev.parlor.p2p.match.Series} is the row of matches of one table.
 */
@NullMarked
package dev.parlor.p2p.match;

import org.jspecify.annotations.NullMarked;
