/**
 * The catalogue of lies. A liar is an honest phone whose outgoing messages are changed and signed
 * again with its own keys, or that says something of its own. Each has a name, the games that it
 * concerns, and what must come of it. None of them knows a game: a lie that only one game has an
 * occasion for stands with the card of that game ({@code dev.parlor.p2p.testing.kit}).
 *
 * <p>Start at {@link dev.parlor.p2p.testing.liars.SharedLies}; a new lie is one entry in one of the
 * catalogues that it lists. {@link dev.parlor.p2p.testing.liars.Trial} plays it inside a whole
 * match and judges.
 */
@NullMarked
package dev.parlor.p2p.testing.liars;

import org.jspecify.annotations.NullMarked;
