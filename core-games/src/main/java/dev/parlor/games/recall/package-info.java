/**
 * Recall: four cards each, two of them seen once, and the rest is memory.
 *
 * <p>The state holds what the whole table knows: where every slot lies and the faces that were
 * opened. A card that one seat looked at stays a slot here. The choice of the collection card hangs
 * on two faces that only its seat has seen, so it is a {@link dev.parlor.games.recall.Claim}, held
 * against the opened cards at the end.
 *
 * <p>Must never know: a clock (timers are requests), who tapped first (a window comes as one event
 * with every seat's list), a face that was not opened.
 *
 * <p>Start reading at {@link dev.parlor.games.recall.Recall}, then {@link
 * dev.parlor.games.recall.Peeking}, {@link dev.parlor.games.recall.RecallTurns}, {@link
 * dev.parlor.games.recall.SameRank}, {@link dev.parlor.games.recall.SpecialPlays} and {@link
 * dev.parlor.games.recall.RecallFinale} in the order of play.
 */
@NullMarked
package dev.parlor.games.recall;

import org.jspecify.annotations.NullMarked;
