package dev.parlor.p2p.play;

import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.result.SheetSigning;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Verdict;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What all matches of a table have in common on one phone.
 *
 * @param names shows everybody at this phone who has lied
 * @param lost the seats that were succeeded as orderers and have said nothing since
 */
record Common(
    SharedLog log, SheetSigning signing, Consumer<Verdict> names, Supplier<Set<TableSeat>> lost) {}
