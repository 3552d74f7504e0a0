/** Transcripts of real matches, told truly and otherwise. */
@NullMarked
package dev.parlor.p2p.audit;

import org.jspecify.annotations.NullMarked;
