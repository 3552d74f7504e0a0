package dev.parlor.p2p.match;

/**
 * A seat that all others called away in a match.
 *
 * @param seat of the match
 * @param out whether it never spoke again before the match was closed: it was put out, or is away
 *     to this day. Otherwise it came back, and has accepted what the log says
 * @param index of the entry in the log by which it was called away last, or put out
 */
public record Absence(int seat, boolean out, long index) {}
