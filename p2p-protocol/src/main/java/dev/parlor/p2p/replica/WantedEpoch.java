package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seating.TableSeat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * Which epoch this phone wants. Votes are signed and all see them, so liars can't tell each phone
 * another story of them. A phone votes for the next epoch behind the one that a majority has
 * reached, and catches up with that one at once: so those who are a majority without the liars stay
 * together, and try one seat after the other.
 */
final class WantedEpoch {
  /** How long the first seat that was voted for may take to begin; later ones have longer. */
  private static final long TERM = 8_000;

  private static final int MOST_DOUBLED = 3;
  private static final long NEVER = Long.MAX_VALUE;

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

  /**
   * The epoch that a majority has reached: so many have voted for it or for a later one. At least
   * the one that has begun.
   */
  int reached(Set<TableSeat> out) {
    return Math.max(begun(), voted(out));
  }

  /** The epoch of this log, or one to which it was handed over beyond this phone's vote. */
  private int begun() {
    return Math.max(chain.epoch(), poll.handedOver);
  }

  private int voted(Set<TableSeat> out) {
    List<Integer> epochs = new ArrayList<>();
    for (Vote vote : poll.beyond(chain.epoch())) {
      if (!out.contains(vote.voter())) {
        epochs.add(vote.epoch());
      }
    }
    epochs.sort(Collections.reverseOrder());
    int enough = mates.majority(out);
    return epochs.size() < enough ? 0 : epochs.get(enough - 1);
  }

  /** Whether the orderer itself, or a majority, has voted for a later epoch. */
  boolean isLeft(Set<TableSeat> out) {
    Vote vote = poll.of(log.host);
    return (vote != null && vote.epoch() > chain.epoch()) || voted(out) > chain.epoch();
  }

  /** Whether a majority is further than this phone, which then votes at once. */
  boolean isOvertaken(Set<TableSeat> out) {
    return voted(out) > Math.max(begun(), poll.promised());
  }

  /**
   * When this phone may vote for a later epoch than before: at once for the first time, and behind
   * a majority. After a vote it waits until a majority has reached that epoch, and then for the
   * seat that was voted for.
   */
  long due(Set<TableSeat> out, long now) {
    int reached = reached(out);
    poll.reached(reached, now);
    if (poll.promised() > reached) {
      return NEVER;
    }
    int doubled = Math.max(0, Math.min(poll.terms - 1, MOST_DOUBLED)); // no term in this life: once
    return isOvertaken(out) || poll.promised() <= chain.epoch()
        ? now
        : poll.votedOrReachedAt() + (TERM << doubled);
  }

  /**
   * The epoch to vote for. Of the first epochs, one for each seat, it may be a later one that
   * another seat wishes for, which may know that nobody reaches the seat of an earlier one. What
   * this phone has wanted before counts like that: two phones that went back for each other's sake
   * would change places for ever.
   *
   * @param before what it has wanted; -1 for nothing
   */
  int next(int before, Collection<Integer> wishes, Set<TableSeat> out) {
    int floor = reached(out);
    if (isOvertaken(out)) {
      return mates.notOut(floor, out);
    }
    int next = later(mates.candidate(floor, out), before, out);
    for (int wish : wishes) {
      next = later(next, wish, out);
    }
    return next;
  }

  private int later(int next, int wish, Set<TableSeat> out) {
    boolean first = wish <= begun() + mates.seats();
    return first && wish > next && !out.contains(chain.orderer(wish)) ? wish : next;
  }
}
