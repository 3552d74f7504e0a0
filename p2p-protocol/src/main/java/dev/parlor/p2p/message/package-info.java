/**
 * How the actions of a game stand as lines, on the wire and in the log. Each game brings lines of
 * its own; what they share is here, and names no game.
 */
@NullMarked
package dev.parlor.p2p.message;

import org.jspecify.annotations.NullMarked;
