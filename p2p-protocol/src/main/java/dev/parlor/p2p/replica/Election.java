package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
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
 * Votes for the next epoch, this phone's and those of others, and what follows from them: which
 * orders it takes no more, and that it orders itself once a majority wants it to.
 */
final class Election {
  /** So often whoever orders gives way to a seat that has voted past it. */
  private static final int MOST_CONSENTS = 8;

  private final SharedLog log;
  private final Holder holder;
  private final Chain chain;
  private final Poll poll;
  private final Tablemates mates;

  Election(SharedLog log, Holder holder, Tablemates mates) {
    this.log = log;
    this.holder = holder;
    this.chain = holder.chain();
    this.poll = holder.poll();
    this.mates = mates;
  }

  /** Whether somebody's vote was new here and may be true: it is handed on. */
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

  /** Whether this log gives the lie to a vote; its voter is named. */
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

  /** Whether an order is one that this phone has promised to take no more. */
  boolean refuses(Order order) {
    if (order.epoch() >= poll.promised() || order.index() < chain.size()) {
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

  /** Another epoch has begun somewhere, by votes that hold or because it was handed over. */
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
   * Something was ordered in the epoch for which this phone has voted, or in a later one, by votes
   * or because the table was handed over meanwhile: what stands before is adopted.
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
   * Whether this phone takes what others have adopted, behind its own vote: what it signed
   * meanwhile would have seen more than it voted for.
   */
  boolean isAdopting() {
    Vote mine = poll.mine;
    return mine != null
        && poll.promised() > chain.lastEpoch()
        && (chain.lastEpoch() > mine.logEpoch() || chain.size() > mine.size());
  }

  /** Whether this phone has promised to order nothing any more. */
  boolean hasConsented() {
    return poll.promised() > chain.epoch();
  }

  /** Whether whoever orders has said itself that it will do so no longer. */
  boolean hasOrdererVoted() {
    return ordererWants() > chain.epoch();
  }

  private int ordererWants() {
    Vote vote = poll.of(log.host);
    return vote == null ? 0 : vote.epoch();
  }

  /** The epoch for which whoever orders has voted; where it has not, the next that may begin. */
  int next(int floor, Set<TableSeat> out) {
    int wanted = ordererWants();
    boolean good = wanted > floor && !out.contains(chain.orderer(wanted));
    return good ? wanted : mates.candidate(floor, out);
  }

  /** As whoever orders: those who can't take my orders any more would be a majority with me. */
  boolean consents(Set<TableSeat> out) {
    return isMajority(1 + lost(out).size(), out);
  }

  /** Who has voted past this phone; one that does so again and again is waited for no longer. */
  private Set<TableSeat> lost(Set<TableSeat> out) {
    Set<TableSeat> lost = new HashSet<>();
    for (Vote vote : poll.beyond(chain.epoch())) {
      if (!vote.voter().equals(holder.seat())
          && !out.contains(vote.voter())
          && poll.consents(vote.voter()) < MOST_CONSENTS) {
        lost.add(vote.voter());
      }
    }
    return lost;
  }

  boolean isMajority(int votes, Set<TableSeat> out) {
    return Succession.isMajority(votes, mates.seats(), out);
  }

  /** Gives this phone's vote, written down before it is said. */
  void vote(int epoch, long now) {
    if (log.isHost() && !hasConsented()) {
      lost(log.reader.out()).forEach(poll::consented);
    }
    Vote vote = Vote.sign(holder.key(), chain, holder.seat(), epoch);
    holder.out().add(new Effect.Save(JournalRecord.vote(vote)));
    poll.mine = vote;
    poll.votedAt = now;
    poll.terms++;
    poll.add(vote);
    mates.tell(new Message.Ballot(vote));
    succeed();
  }

  /** The best of the votes for me, if they are enough. */
  private @Nullable Vote elected() {
    List<Vote> all = candidates();
    return all.isEmpty() ? null : new Succession(poll.promised(), all).adopted();
  }

  private List<Vote> candidates() {
    if (!hasConsented() || !chain.orderer(poll.promised()).equals(holder.seat())) {
      return List.of();
    }
    Set<TableSeat> out = log.reader.out();
    List<Vote> all = poll.forEpoch(poll.promised());
    all.removeIf(vote -> out.contains(vote.voter()) || poll.isFalse(vote));
    return isMajority(all.size(), out) ? all : List.of();
  }

  /** Orders from here on, once this phone has the log that the votes adopt. */
  void succeed() {
    Vote best = elected();
    if (best != null && !best.isOf(chain)) {
      log.fetching.missed(best.voter());
    } else if (best != null && leavesOut(begin())) {
      succeed(); // if it is one also without that vote
    }
  }

  /** The first order of the new epoch, judged as the others will judge it. */
  private Chain.Result begin() {
    Ordered first = chain.firstOrder(new Succession(poll.promised(), candidates()), holder.key());
    Chain.Result result = chain.take(first);
    if (result instanceof Chain.Result.Grew) {
      holder.out().add(new Effect.Save(JournalRecord.ordered(first)));
      poll.terms = 0;
      mates.tell(new Message.Place(first));
    }
    return result;
  }

  /** A vote to which this log gives the lie elects nobody; whether there was one. */
  private boolean leavesOut(Chain.Result result) {
    if (!(result instanceof Chain.Result.Convicts lie)) {
      return false;
    }
    Vote vote = poll.of(lie.verdict().seat());
    if (vote == null || lie.verdict().seat().equals(holder.seat())) {
      return false;
    }
    log.reader.name(lie.verdict());
    return poll.leaveOut(vote);
  }
}
