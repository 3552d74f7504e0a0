package dev.parlor.p2p.play;

import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.result.SheetSigning;
import dev.parlor.p2p.verdict.Verdict;
import java.util.function.Consumer;

/**
 * What all matches of a table have in common on one phone.
 *
 * @param names shows everybody at this phone who has lied
 */
record Common(SharedLog log, SheetSigning signing, Consumer<Verdict> names) {}
