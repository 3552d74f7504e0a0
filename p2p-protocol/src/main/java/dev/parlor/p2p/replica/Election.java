package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.ChainResult;
import dev.parlor.p2p.log.FalseVotes;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Votes for the next epoch, this phone's and those of others. From them follows which orders this
 * phone takes no more, and that it orders itself once a majority wants it to.
 */
final class Election {
  private final SharedLog log;
  private final Holder holder;
  private final Chain chain;
  private final Poll poll;
  private final Tablemates mates;
  final WantedEpoch wanted;

  Election(SharedLog log, Holder holder, Tablemates mates) {
    this.log = log;
    this.holder = holder;
    this.chain = holder.chain();
    this.poll = holder.poll();
    this.mates = mates;
    this.wanted = new WantedEpoch(log, holder, mates);
  }

  /** Takes a vote. One that is new and may be true is handed on; answers whether it is. */
  boolean takes(Vote vote, TableSeat from) {
    Vote known = poll.of(vote.voter());
    if (vote.equals(known) || (known != null && known.epoch() > vote.epoch())) {
      return false;
    }
    if (!chain.isVote(vote) || isFalse(vote)) {
      return false;
    }
    if (known != null && known.epoch() == vote.epoch()) {
      if (!known.isOfSameLog(vote)) {
        name(vote.voter(), "two votes for epoch " + vote.epoch());
      }
      return false;
    }
    poll.add(vote);
    mates.tell(new Message.Ballot(vote), new HashSet<>(List.of(from, vote.voter())));
    return true;
  }

  /** Whether this log proves a vote false; if so, its voter is named. */
  private boolean isFalse(Vote vote) {
    Succession alone = new Succession(vote.epoch(), List.of(vote));
    boolean isFalse = FalseVotes.in(alone, chain.all(), mates.seats()).isPresent();
    if (isFalse) {
      name(vote.voter(), "epoch " + vote.epoch());
    }
    return isFalse;
  }

  private void name(TableSeat liar, String evidence) {
    log.reader.name(new Verdict(liar, Offence.FALSE_VOTE, evidence));
  }

  /** Whether this phone has promised by its vote to take no such order any more. */
  boolean refuses(Order order) {
    return order.index() >= chain.size() && isPast(order);
  }

  /** Whether this phone has voted past an order that is not adopted; it cuts no log for that. */
  boolean isPast(Order order) {
    if (order.epoch() >= poll.promised()) {
      return false;
    }
    Ordered proof = poll.proof;
    if (proof != null
        && proof.order().epoch() >= poll.promised()
        && order.index() < proof.order().index()) {
      return false;
    }
    if (poll.begunEpoch >= poll.promised() && order.index() < poll.begunAt) {
      return false;
    }
    Vote best = elected();
    return best == null || order.index() >= best.size() || order.epoch() > best.logEpoch();
  }

  /** Notes that another epoch has begun somewhere, by votes that hold or by a hand-over. */
  void proves(Ordered ordered) {
    begun(ordered.order());
    Ordered proof = poll.proof;
    Succession succession = Succession.in(ordered.entry()).orElse(null);
    if (succession != null
        && chain.isVotedFor(ordered)
        && isMajority(succession.votes().size(), log.reader.out())
        && (proof == null || proof.order().epoch() < ordered.order().epoch())) {
      poll.proof = ordered;
    }
  }

  /**
   * Notes that something was ordered in this epoch. If it is the one for which this phone has
   * voted, or a later one, then everything before this order is adopted.
   */
  private void begun(Order order) {
    if (order.epoch() > poll.begunEpoch
        || (order.epoch() == poll.begunEpoch && order.index() > poll.begunAt)) {
      poll.begunEpoch = order.epoch();
      poll.begunAt = order.index();
    }
  }

  /** Whether somebody else is known to order by now. */
  boolean isBehind() {
    Ordered proof = poll.proof;
    return proof != null && proof.order().epoch() > chain.epoch();
  }

  /**
   * Whether this phone takes what others have adopted, behind its own vote. It must not sign
   * meanwhile, because its entry would show more of the log than it voted for.
   */
  boolean isAdopting() {
    Vote mine = poll.mine;
    return mine != null
        && poll.promised() > chain.lastEpoch()
        && (chain.lastEpoch() > mine.logEpoch() || chain.size() > mine.size());
  }

  /** Whether this phone has voted for a later epoch, and so orders nothing any more in this one. */
  boolean hasConsented() {
    return poll.promised() > chain.epoch();
  }

  /** Whether this orderer should vote too: with the seats it has lost it is a majority. */
  boolean consents(Set<TableSeat> out) {
    return isMajority(1 + lost(out).size(), out);
  }

  private Set<TableSeat> lost(Set<TableSeat> out) {
    return poll.lost(chain.epoch(), holder.seat(), out);
  }

  boolean isMajority(int votes, Set<TableSeat> out) {
    return Succession.isMajority(votes, mates.seats(), out);
  }

  /** Gives this phone's vote. The vote is written down before it is said. */
  void vote(int epoch, long now) {
    if (log.isHost() && !hasConsented()) {
      lost(log.reader.out()).forEach(poll::consented);
    }
    Vote vote = Vote.sign(holder.key(), chain, holder.seat(), epoch);
    holder.out().add(new Effect.Save(JournalRecord.vote(vote)));
    poll.votes(vote, now);
    mates.tell(new Message.Ballot(vote));
    succeed();
  }

  /** Tells this phone's vote once more to those who may have missed it. */
  void repeat() {
    Vote mine = poll.mine;
    if (mine != null && hasConsented()) {
      mates.tell(new Message.Ballot(mine));
    }
  }

  /** The longest log among the votes for this phone, if they are enough; null otherwise. */
  private @Nullable Vote elected() {
    List<Vote> all = candidates();
    return all.isEmpty() ? null : new Succession(poll.promised(), all).adopted();
  }

  /** Whether this phone has voted for itself. */
  boolean mayBegin() {
    return hasConsented() && chain.orderer(poll.promised()).equals(holder.seat());
  }

  private List<Vote> candidates() {
    if (!mayBegin()) {
      return List.of();
    }
    Set<TableSeat> out = log.reader.out();
    List<Vote> all = poll.forEpoch(poll.promised());
    all.removeIf(vote -> out.contains(vote.voter()) || poll.isLeftOut(vote));
    return isMajority(all.size(), out) ? all : List.of();
  }

  /** Begins to order, once this phone has the log that the votes adopt. */
  void succeed() {
    Vote best = elected();
    if (best != null && !best.isWithin(chain)) {
      log.fetching.missed(best.voter());
      if (isInVain(best) && poll.leaveOut(best)) {
        succeed();
      }
    } else if (best != null && leavesOut(begin())) {
      succeed(); // this phone may have a majority without the false vote as well
    }
  }

  /** Whether this phone waits in vain for the log of a vote, and has a majority without it. */
  private boolean isInVain(Vote best) {
    return poll.waitsInVain(best, chain.size(), holder.now().getAsLong())
        && isMajority(candidates().size() - 1, log.reader.out());
  }

  /**
   * Gives the first order of the new epoch. It is judged as the others will judge it. Where this
   * phone has taken more, for a vote that is left out, it cuts that off as they do.
   */
  private ChainResult begin() {
    Succession votes = new Succession(poll.promised(), candidates());
    Ordered first = chain.firstOrder(votes, votes.adopted().size(), holder.key());
    ChainResult result = chain.take(first);
    if (result instanceof ChainResult.Grew) {
      holder.out().add(new Effect.Save(JournalRecord.ordered(first)));
      poll.settled();
      mates.tell(new Message.Place(first));
    } else if (result instanceof ChainResult.Parts) {
      result.to(new Placement(log, holder.seat(), first));
    }
    return result;
  }

  /** Leaves out a vote that this log proves false; answers whether there was one. */
  private boolean leavesOut(ChainResult result) {
    if (!(result instanceof ChainResult.Convicts convicts)) {
      return false;
    }
    Verdict lie = convicts.verdict();
    Vote vote = poll.of(lie.seat());
    if (vote == null || lie.seat().equals(holder.seat())) {
      return false;
    }
    log.reader.name(lie);
    return poll.leaveOut(vote);
  }
}
