/**
 * What a seat can be convicted of, and the one value that says so wherever it is found: by the
 * chain, by the match that is replayed from it, or by an auditor. Knows no log, no game and no
 * sentence; start at {@link dev.parlor.p2p.verdict.Verdict}.
 */
@NullMarked
package dev.parlor.p2p.verdict;

import org.jspecify.annotations.NullMarked;
