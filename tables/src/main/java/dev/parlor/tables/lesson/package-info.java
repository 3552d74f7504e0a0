/**
 * A game's first hand: a person is led by the hand through a match whose cards and other players
 * follow a script, at the same table as ever.
 *
 * <p>Every game brings its script as a text beside its words; nothing here knows a game. Start at
 * {@link dev.parlor.tables.lesson.Script}, then {@link dev.parlor.tables.lesson.FirstHand}.
 */
@NullMarked
package dev.parlor.tables.lesson;

import org.jspecify.annotations.NullMarked;
