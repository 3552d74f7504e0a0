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
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Between one seat that orders and the next: who is silent is suspected, suspicions of a majority
 * make votes, and votes of a majority make another seat order. A phone that has voted takes no
 * order of an older epoch any more, but those that are adopted.
 */
final class Interregnum {
  /** So long whoever holds the table may not be heard, or order nothing that waits. */
  static final long SILENCE = 20_000;

  /** So soon a suspicion is repeated, and then ever later; so long it is believed. */
  private static final long AGAIN = 3_000;

  private static final long FRESH = 60_000;
  private static final int MOST_REPEATED = 3;

  /** So long whoever was voted for first may take to begin; the next ones ever longer. */
  private static final long TERM = 8_000;

  private static final int MOST_DOUBLED = 3;

  /** Nobody uses up the epochs of a table by wanting a late one. */
  private static final int MOST_AHEAD = 64;

  /** So often whoever orders gives way to a seat that has voted past it. */
  private static final int MOST_CONSENTS = 8;

  private static final long NEVER = Long.MAX_VALUE;

  private final SharedLog log;
  private final Holder holder;
  private final Chain chain;
  private final Poll poll;
  private final int seats;
  private long old; // so much of the log was ordered before another guest was found
  private long lostAt; // since when whoever holds the table is not heard
  private final Set<TableSeat> unheard = new HashSet<>(); // linked, and may know of another epoch
  private long toldAt;
  private int repeated;
  private int told = -1; // which epoch this phone wants, as it has said
  private long waiting = -1; // the counter of my first entry that has no place
  private long size;
  private long stuckSince;

  Interregnum(SharedLog log, Holder holder) {
    this.log = log;
    this.holder = holder;
    this.chain = holder.chain();
    this.poll = holder.poll();
    this.seats = holder.roster().seats().size();
    this.lostAt = holder.now().getAsLong(); // until it is heard
  }

  /** A link came or went; a broken one was silent for a while before. */
  void heard(boolean linked, long silentFor) {
    lostAt = linked ? NEVER : holder.now().getAsLong() - silentFor;
  }

  /** Somebody believes that nothing is ordered any more. */
  void suspected(TableSeat seat, int wanted, int promised) {
    if (wanted == 0) {
      poll.trusts(seat);
      return;
    }
    repeated = 0;
    poll.suspects(seat, new Poll.Suspicion(wanted, promised, holder.now().getAsLong()));
  }

  /** Somebody's vote, from its author or handed on. */
  void voted(Vote vote, TableSeat from) {
    if (vote.voter().index() >= seats
        || vote.epoch() <= chain.epoch()
        || vote.epoch() > Math.max(chain.epoch(), poll.promised()) + MOST_AHEAD
        || vote.voter().equals(holder.seat())) {
      return;
    }
    Vote known = poll.of(vote.voter());
    if (vote.equals(known) || (known != null && known.epoch() > vote.epoch())) {
      return;
    }
    if (!chain.isVote(vote) || isFalse(vote)) {
      return;
    }
    if (known != null && known.epoch() == vote.epoch()) {
      if (!known.isOfSameLog(vote)) {
        String evidence = "two votes for epoch " + vote.epoch();
        log.reader.name(new Verdict(vote.voter(), Offence.FALSE_VOTE, evidence));
      }
      return;
    }
    poll.add(vote);
    suspected(vote.voter(), vote.epoch(), vote.epoch());
    tell(new Message.Ballot(vote), from, vote.voter());
  }

  /** Whether this log gives the lie to a vote; its voter is named. */
  private boolean isFalse(Vote vote) {
    Succession alone = new Succession(vote.epoch(), List.of(vote));
    boolean isFalse = FalseVotes.in(alone, chain.all(), seats).isPresent();
    if (isFalse) {
      String evidence = "epoch " + vote.epoch();
      log.reader.name(new Verdict(vote.voter(), Offence.FALSE_VOTE, evidence));
    }
    return isFalse;
  }

  /** A link stands: whoever is there hears what this phone knows of the next epoch. */
  void greet(TableSeat seat) {
    if (told > 0) {
      log.send(seat, new Message.Suspect(told, poll.promised()));
    }
    for (Vote vote : poll.beyond(chain.epoch())) {
      log.send(seat, new Message.Ballot(vote));
    }
  }

  /** Another guest says how much of the log it has: that was ordered some time before. */
  void tellsOf(TableSeat seat, long size) {
    old = log.sides.isSide(seat) ? Math.max(old, size) : old;
  }

  /** Something was ordered: whoever orders is there, if only others hear it. */
  void grew(Ordered ordered, TableSeat from) {
    poll.terms = hasConsented() ? poll.terms : 0;
    boolean isNews = from.equals(log.host) || ordered.order().index() >= old;
    lostAt = lostAt == NEVER || !isNews ? lostAt : holder.now().getAsLong();
  }

  /** Whether it is not settled who orders what is next. */
  boolean isOpen() {
    return told > 0 || hasConsented() || hasOrdererVoted();
  }

  /** What this phone has said of a silence is over. */
  private void trust() {
    if (told > 0) {
      told = -1;
      repeated = 0;
      tell(new Message.Suspect(0, poll.promised()), TableSeat.NONE, TableSeat.NONE);
    }
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
    Vote best = elected();
    return best == null || order.index() >= best.size() || order.epoch() > best.logEpoch();
  }

  /** Another epoch has begun somewhere, by votes that hold. */
  void proves(Ordered ordered) {
    Ordered proof = poll.proof;
    Succession succession = Succession.in(ordered.entry()).orElse(null);
    if (succession != null
        && chain.isVotedFor(ordered)
        && Succession.isMajority(succession.votes().size(), seats, log.reader.out())
        && (proof == null || proof.order().epoch() < ordered.order().epoch())) {
      poll.proof = ordered;
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
    return mine != null && hasConsented() && chain.size() > mine.size();
  }

  /** Whether this phone has promised to order nothing any more. */
  boolean hasConsented() {
    return poll.promised() > chain.epoch();
  }

  /**
   * Does what is due and answers when to look again.
   *
   * @param needed whether anything is waited for at this table
   */
  long tick(boolean needed) {
    long now = holder.now().getAsLong();
    Set<TableSeat> out = log.reader.out();
    boolean stuck = isStuck(now);
    if (!log.canOutliveHost()
        || !needed
        || out.contains(holder.seat())
        || seats - out.size() <= 2
        || log.mustReopen()) {
      trust();
      return NEVER;
    }
    long term = poll.votedAt + (TERM << Math.min(poll.terms - 1, MOST_DOUBLED));
    if (hasConsented() && poll.terms > 0 && now < term) {
      succeed();
      return Math.min(term, now + AGAIN);
    }
    if (log.isHost()
        ? consents(out)
        : hasConsented() || hasOrdererVoted() || stuck || isSilent(now)) {
      return want(now, out);
    }
    trust();
    return log.isHost() ? NEVER : Math.min(next(lostAt, now), next(stuckSince, now));
  }

  private static long next(long since, long now) {
    return since == NEVER || since + SILENCE <= now ? NEVER : since + SILENCE;
  }

  private boolean isSilent(long now) {
    return lostAt != NEVER && now - lostAt >= SILENCE;
  }

  /** Something of mine waits for its place, and the log does not grow. */
  private boolean isStuck(long now) {
    long first = log.own.firstCounter();
    if (first < 0) {
      waiting = -1;
      stuckSince = NEVER;
    } else if (first != waiting || size != chain.size()) {
      waiting = first;
      stuckSince = now;
    }
    size = chain.size();
    return stuckSince != NEVER && now - stuckSince >= SILENCE;
  }

  /** Those who can't take my orders any more would be a majority with me. */
  private boolean consents(Set<TableSeat> out) {
    Set<TableSeat> lost = lost(out);
    return Succession.isMajority(1 + lost.size(), seats, out);
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

  /** Whoever orders has said itself that it will do so no longer. */
  private boolean hasOrdererVoted() {
    return ordererWants() > chain.epoch();
  }

  private int ordererWants() {
    Vote vote = poll.of(log.host);
    return vote == null ? 0 : vote.epoch();
  }

  /** The epoch for which whoever orders has voted; where it has not, the next that may begin. */
  private int next(int floor, Set<TableSeat> out) {
    int wanted = ordererWants();
    boolean good = wanted > floor && !out.contains(chain.orderer(wanted));
    return good ? wanted : candidate(floor, out);
  }

  private static boolean isFresh(Poll.Suspicion said, long now) {
    return now - said.heardAt() < FRESH;
  }

  /** Says so, and votes as soon as a majority does. */
  private long want(long now, Set<TableSeat> out) {
    int floor = Math.max(chain.epoch(), poll.promised());
    int wanted = Math.max(told > floor ? told : -1, next(floor, out));
    Set<TableSeat> others = new TreeSet<>();
    for (TableSeat seat : TableSeat.all(seats)) {
      Poll.Suspicion said = poll.suspicions().get(seat);
      if (said != null
          && !seat.equals(holder.seat())
          && isFresh(said, now)
          && !out.contains(seat)) {
        others.add(seat);
        if (said.wanted() > wanted
            && said.wanted() <= floor + MOST_AHEAD
            && !out.contains(chain.orderer(said.wanted()))) {
          wanted = said.wanted();
        }
      }
    }
    if (wanted >= Order.MOST_EPOCHS) {
      return NEVER;
    }
    long again = AGAIN << Math.min(repeated, MOST_REPEATED);
    if (!log.isHost() && (wanted != told || now >= toldAt + again)) {
      repeated++;
      told = wanted;
      toldAt = now;
      tell(new Message.Suspect(wanted, poll.promised()), TableSeat.NONE, TableSeat.NONE);
    }
    if (Succession.isMajority(1 + others.size(), seats, out) && log.comeback.mayVote(out)) {
      vote(wanted, now);
    }
    long next = toldAt + (AGAIN << Math.min(repeated, MOST_REPEATED));
    return next <= now ? now + AGAIN : next;
  }

  /** A seat that was out of reach is linked again: it may know what this phone does not. */
  void returns(TableSeat seat) {
    unheard.add(seat);
  }

  /** It has said where its log stands, and that is no further than here. */
  void follows(TableSeat seat) {
    unheard.remove(seat);
  }

  private boolean isWithMe(TableSeat seat) {
    return log.sides.isLinked(seat) && !unheard.contains(seat);
  }

  /** Whether enough hear this phone that nobody else orders meanwhile: with it half of all. */
  boolean isHeard() {
    Set<TableSeat> out = log.reader.out();
    int there = 1;
    for (TableSeat seat : TableSeat.all(seats)) {
      there += !seat.equals(holder.seat()) && !out.contains(seat) && isWithMe(seat) ? 1 : 0;
    }
    return 2 * there >= seats - out.size();
  }

  /** The epoch of whoever orders when this phone goes in good order; -1 where nobody stays. */
  int heir(Set<TableSeat> out) {
    Set<TableSeat> others = new HashSet<>(out);
    others.add(holder.seat());
    int epoch = candidate(chain.epoch(), others);
    return epoch >= Order.MOST_EPOCHS ? -1 : epoch;
  }

  /** The next epoch whose seat is not out, and is there as far as this phone can tell. */
  private int candidate(int floor, Set<TableSeat> out) {
    int fallback = -1;
    for (int epoch = floor + 1; epoch <= floor + seats; epoch++) {
      TableSeat seat = chain.orderer(epoch);
      if (!out.contains(seat)) {
        if (seat.equals(holder.seat()) || log.sides.isLinked(seat)) {
          return epoch;
        }
        fallback = fallback < 0 ? epoch : fallback;
      }
    }
    return fallback;
  }

  private void vote(int epoch, long now) {
    if (log.isHost() && !hasConsented()) {
      lost(log.reader.out()).forEach(poll::consented);
    }
    Vote vote = Vote.sign(holder.key(), chain, holder.seat(), epoch);
    holder.out().add(new Effect.Save(JournalRecord.vote(vote)));
    poll.mine = vote;
    poll.votedAt = now;
    poll.terms++;
    poll.add(vote);
    tell(new Message.Ballot(vote), TableSeat.NONE, TableSeat.NONE);
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
    return Succession.isMajority(all.size(), seats, out) ? all : List.of();
  }

  /** Orders from here on, once this phone has the log that the votes adopt. */
  private void succeed() {
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
      tell(new Message.Place(first), TableSeat.NONE, TableSeat.NONE);
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

  private void tell(Message message, TableSeat from, TableSeat author) {
    for (TableSeat seat : TableSeat.all(seats)) {
      if (!seat.equals(holder.seat())
          && !seat.equals(from)
          && !seat.equals(author)
          && log.sides.isLinked(seat)) {
        log.send(seat, message);
      }
    }
  }
}
