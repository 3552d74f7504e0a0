/**
 * A table before its match: who sits down, and the code that all compare. It knows nothing of the
 * log and of any game.
 *
 * <p>Start at {@link dev.parlor.p2p.lobby.Lobby}, the front door. A host's and a guest's are its
 * two kinds; {@link dev.parlor.p2p.lobby.Comparison} holds the closed roster.
 */
@NullMarked
package dev.parlor.p2p.lobby;

import org.jspecify.annotations.NullMarked;
