package dev.parlor.p2p.audit;

import dev.parlor.p2p.verdict.Verdict;

/**
 * A lie that a transcript shows.
 *
 * @param index of the entry in the log, from 0; -1 when the roster itself is at fault
 */
public record Finding(long index, Verdict verdict) {}
