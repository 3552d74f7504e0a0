/**
 * The log of a table as one phone holds it: what the phone signs goes out, what the host ordered
 * comes in, and who lacks a part of it gets it. What an entry means is the business of its {@link
 * dev.parlor.p2p.replica.LogReader}.
 *
 * <p>Start at {@link dev.parlor.p2p.replica.SharedLog}, the front door. A host's, a guest's and an
 * onlooker's are its kinds. {@link dev.parlor.p2p.replica.Neighbours} is what comes over links,
 * {@link dev.parlor.p2p.replica.Comeback} what a restart makes of the log.
 */
@NullMarked
package dev.parlor.p2p.replica;

import org.jspecify.annotations.NullMarked;
