package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seating.TableSeat;
import java.util.Set;

/**
 * Which epoch this phone wants: the one that it would choose by itself, or one that others want.
 * Liars may want epochs of seats that will not begin, so the others are not followed for ever.
 */
final class WantedEpoch {
  private final SharedLog log;
  private final Chain chain;
  private final Poll poll;
  private final Tablemates mates;

  WantedEpoch(SharedLog log, Holder holder, Tablemates mates) {
    this.log = log;
    this.chain = holder.chain();
    this.poll = holder.poll();
    this.mates = mates;
  }

  /** Whether the orderer itself has voted for a later epoch. */
  boolean hasOrdererVoted() {
    return ordererWants() > chain.epoch();
  }

  private int ordererWants() {
    Vote vote = poll.of(log.host);
    return vote == null ? 0 : vote.epoch();
  }

  /** The epoch to vote for: the one the orderer has voted for, or else the next that may begin. */
  int next(int floor, Set<TableSeat> out) {
    int wanted = ordererWants();
    boolean good =
        wanted > floor && !out.contains(chain.orderer(wanted)) && follows(log.host, wanted);
    return good ? wanted : own(floor, out);
  }

  private int own(int floor, Set<TableSeat> out) {
    return mates.candidate(floor, out, poll.tried());
  }

  /** Whether this phone votes for an epoch because another seat wants it. */
  boolean follows(TableSeat seat, int wanted) {
    TableSeat orderer = chain.orderer(wanted);
    return poll.follows(seat, orderer, isMissed(orderer));
  }

  /** Whether a seat is the one that this phone misses, and has not asked for another epoch. */
  private boolean isMissed(TableSeat seat) {
    return seat.equals(log.host) && !hasOrdererVoted();
  }

  /** Notes for which epoch this phone votes, before it does. */
  void vote(int epoch) {
    int floor = Math.max(chain.epoch(), poll.promised());
    TableSeat orderer = chain.orderer(epoch);
    poll.tries(orderer, isMissed(orderer), epoch == own(floor, log.reader.out()));
  }
}
