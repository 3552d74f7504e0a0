package dev.parlor.p2p.audit;

/**
 * A lie that a transcript shows.
 *
 * @param index of the entry in the log, from 0; -1 when the roster itself is at fault
 * @param seat whose signature convicts it; -1 when it convicts nobody, as in a damaged file
 * @param what a message key, {@code offence.illegalMove} for example
 */
public record Finding(long index, int seat, String what, String detail) {}
