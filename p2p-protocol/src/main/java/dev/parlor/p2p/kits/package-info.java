/**
 * The cards of the games that ship, one file a game: here alone the protocol names games. A new
 * game brings a card of its own and touches none of these.
 */
@NullMarked
package dev.parlor.p2p.kits;

import org.jspecify.annotations.NullMarked;
