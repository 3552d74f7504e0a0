package dev.parlor.p2p.play;

import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.replica.Poll;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.Phone;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seat.Secrets;
import dev.parlor.p2p.seating.TableSeat;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * Where a phone sits, for all matches of a table.
 *
 * @param seat the seat at the table
 * @param out what this phone wants of its rim
 * @param now the clock of this phone, in milliseconds since 1970
 * @param voice by which it speaks at the table
 * @param poll votes about another seat to order
 */
public record Place<S, V>(
    Phone phone,
    GameKit<S, V> kit,
    Roster roster,
    TableSeat seat,
    Secrets secrets,
    Deque<Effect> out,
    LongSupplier now,
    SeatVoice voice,
    Poll poll) {}
