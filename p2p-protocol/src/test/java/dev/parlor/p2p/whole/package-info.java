/**
 * Whole matches of real sessions: somebody is away, sits out, comes back or plays another one.
 * Their transcripts are judged when they are over.
 */
@NullMarked
package dev.parlor.p2p.whole;

import org.jspecify.annotations.NullMarked;
