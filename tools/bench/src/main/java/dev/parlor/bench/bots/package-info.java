/**
 * How strong the computer players are: whole matches of one against the other, with the same cards
 * for both where the game allows.
 *
 * <p>Start reading at {@link dev.parlor.bench.bots.BotsRun}.
 */
@NullMarked
package dev.parlor.bench.bots;

import org.jspecify.annotations.NullMarked;
