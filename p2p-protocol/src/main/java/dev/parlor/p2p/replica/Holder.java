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
 * @param seat the seat at the table
 * @param key the session key by which the phone signs
 * @param out what this phone wants of its rim
 * @param now the clock of this phone, in milliseconds since 1970
 * @param poll votes about another seat to order; it outlives this log
 */
public record Holder(
    Chain chain,
    Roster roster,
    TableSeat seat,
    Signatures.Key key,
    Deque<Effect> out,
    LongSupplier now,
    Poll poll) {}
