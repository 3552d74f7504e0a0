package dev.parlor.p2p.match;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.FalseVote;
import java.util.function.BiPredicate;

/**
 * How a phone checks what it is shown in a match.
 *
 * @param equivocation whether two entries convict one author of two contents for one place
 * @param falseVotes whether something proves false a vote within the first so many entries of the
 *     log
 * @param results whether a seat has signed the result
 * @param entropy for the weights of checks; it never decides anything
 */
public record Checks(
    BiPredicate<Entry, Entry> equivocation,
    BiPredicate<FalseVote, Long> falseVotes,
    ResultCheck results,
    Entropy entropy) {}
