package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * The phone that holds a log.
 *
 * @param seat at the table
 * @param key of its session, by which it signs
 * @param out what it wants of its rim
 * @param now what its clock says, in milliseconds since 1970
 * @param poll about another seat to order, which outlives this log
 */
public record Holder(
    Chain chain,
    Roster roster,
    TableSeat seat,
    Signatures.Key key,
    Deque<Effect> out,
    LongSupplier now,
    Poll poll) {}
