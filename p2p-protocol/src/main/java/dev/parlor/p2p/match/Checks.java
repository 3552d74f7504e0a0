package dev.parlor.p2p.match;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.FalseVote;
import java.util.function.BiPredicate;

/**
 * How a phone checks what it is shown in a match.
 *
 * @param equivocation whether two entries are of one author for one place
 * @param falseVotes whether something shows that a vote in so much of the log is false
 * @param results whether a result was signed
 * @param entropy for the weights of checks; never decides anything
 */
public record Checks(
    BiPredicate<Entry, Entry> equivocation,
    BiPredicate<FalseVote, Long> falseVotes,
    ResultCheck results,
    Entropy entropy) {}
