package dev.parlor.p2p.match;

import dev.parlor.p2p.wire.Bytes;

/**
 * Who says something in the log, and when.
 *
 * @param seat the seat in the match
 * @param seen how long the log was when this was signed
 * @param head the head of the log behind this entry
 * @param index the index of this entry in the log
 */
record Said(int seat, long seen, Bytes head, long index) {}
