/**
 * What may lie on the table at Rommé, what it counts, and the best way to lay out a hand. Faces
 * only: no seats, no turns, no slots.
 *
 * <p>Start reading at {@link dev.parlor.games.romme.meld.Shape}; {@link
 * dev.parlor.games.romme.meld.MeldSolver} finds the best partition of a hand.
 */
@NullMarked
package dev.parlor.games.romme.meld;

import org.jspecify.annotations.NullMarked;
