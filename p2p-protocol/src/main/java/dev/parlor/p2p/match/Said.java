package dev.parlor.p2p.match;

import dev.parlor.p2p.wire.Bytes;

/**
 * Who says something in the log.
 *
 * @param seat of the match
 * @param seen how long the log was when this was signed
 * @param head of the log, with this
 * @param index of this in the log
 */
record Said(int seat, long seen, Bytes head, long index) {}
