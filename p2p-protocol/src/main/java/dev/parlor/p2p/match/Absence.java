package dev.parlor.p2p.match;

/**
 * A seat that all others called away in a match.
 *
 * @param seat the seat in the match
 * @param out whether the seat never spoke again before the match was closed, because it was put out
 *     or is still away; a seat that came back has accepted what the log says
 * @param index the index of the entry by which it was called away last, or put out
 */
public record Absence(int seat, boolean out, long index) {}
