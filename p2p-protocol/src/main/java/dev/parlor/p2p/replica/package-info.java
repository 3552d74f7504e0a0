/**
 * The log of a table as one phone holds it: what the phone signs goes out, what the host ordered
 * comes in, and who lacks a part of it gets it. What an entry means is the business of its {@link
 * dev.parlor.p2p.replica.LogReader}.
 *
 * <p>Start at {@link dev.parlor.p2p.replica.SharedLog}, the front door. A host's and a guest's are
 * its two kinds.
 */
@NullMarked
package dev.parlor.p2p.replica;

import org.jspecify.annotations.NullMarked;
