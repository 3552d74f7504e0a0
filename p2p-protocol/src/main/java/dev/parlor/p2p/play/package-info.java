/**
 * One seat that plays by the log: what its player chooses, what its phone owes, and how it takes
 * leave. It reads no clock: {@code p2p.clock} watches it.
 *
 * <p>Start at {@link dev.parlor.p2p.play.Play}, the front door; it holds one {@link
 * dev.parlor.p2p.play.Part} a match. The match itself is {@code dev.parlor.p2p.match.Match}.
 */
@NullMarked
package dev.parlor.p2p.play;

import org.jspecify.annotations.NullMarked;
