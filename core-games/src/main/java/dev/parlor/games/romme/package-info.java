/**
 * Rommé: the German rummy with two decks and six jokers.
 *
 * <p>Hands are sealed. Who melds, lays off or discards names the faces of the slots played; the
 * rules judge by these claims at once, so that a tap is felt at once, and ask for the slots to be
 * opened. An {@code Opened} that shows another face convicts the claimant: the round is void and he
 * is out of the match.
 *
 * <p>Must never know: the face of a card in a hand, unless it was taken from the discards.
 *
 * <p>Start reading at {@link dev.parlor.games.romme.Romme}, then {@link
 * dev.parlor.games.romme.RommeState}, {@link dev.parlor.games.romme.Judge} (what may be done) and
 * {@link dev.parlor.games.romme.RommeDraft} (what follows from it); {@code meld} holds the melds
 * and the solver.
 */
@NullMarked
package dev.parlor.games.romme;

import org.jspecify.annotations.NullMarked;
