/**
 * The text lines of the games: every action as the line that goes over the wire and into the log,
 * with the verbs of the original design.
 */
@NullMarked
package dev.parlor.p2p.message;

import org.jspecify.annotations.NullMarked;
