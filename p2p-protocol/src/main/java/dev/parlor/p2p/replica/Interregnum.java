package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The time between one orderer and the next. A silent orderer is suspected; the suspicions of a
 * majority lead to votes, and the votes of a majority make another seat order. A phone that has
 * voted takes no more orders of an older epoch, unless they are adopted.
 */
final class Interregnum {
  /**
   * The unit of the pauses after which a suspicion is repeated: first after two of them, then after
   * four and eight, but after one of them when another seat suspects as well. {@link #FRESH} is how
   * long a suspicion is believed.
   */
  private static final long AGAIN = 3_000;

  private static final long FRESH = 60_000;

  /** How often this phone looks whether it can begin. */
  private static final long LOOK = 1_000;

  private static final int MOST_REPEATED = 3;

  /**
   * How many epochs a seat may vote beyond a majority, so that nobody fills links with its votes.
   */
  private static final int MOST_AHEAD = 64;

  private static final long NEVER = Long.MAX_VALUE;

  /** Who else is there. */
  final Tablemates mates;

  /** What comes of votes. */
  final Election election;

  private final SharedLog log;
  private final Holder holder;
  private final Chain chain;
  private final Poll poll;
  private final OrdererWatch watch;
  private long toldAt;
  private int repeated;
  private int told = -1; // the epoch that this phone has said it wants; -1 when it wants none

  Interregnum(SharedLog log, Holder holder) {
    this.log = log;
    this.holder = holder;
    this.chain = holder.chain();
    this.poll = holder.poll();
    this.watch = new OrdererWatch(log, holder);
    this.mates = new Tablemates(log, holder);
    this.election = new Election(log, holder, mates);
  }

  /** A link to the orderer has come or gone. One that broke was silent for a while before. */
  void heard(boolean linked, long silentFor) {
    watch.heard(linked, holder.now().getAsLong() - silentFor);
  }

  /** A seat suspects that nothing is ordered any more; 0 takes the suspicion back. */
  void suspected(TableSeat seat, int wanted) {
    if (wanted == 0) {
      poll.trusts(seat);
      return;
    }
    repeated = 0;
    poll.suspects(seat, new Poll.Suspicion(wanted, holder.now().getAsLong()));
  }

  /** Takes a vote, from its author or handed on. */
  void voted(Vote vote, TableSeat from) {
    boolean listens =
        vote.voter().index() < mates.seats()
            && vote.epoch() > chain.epoch()
            && vote.epoch() <= election.wanted.reached(log.reader.out()) + MOST_AHEAD
            && !vote.voter().equals(holder.seat());
    if (listens && election.takes(vote, from)) {
      suspected(vote.voter(), vote.epoch());
    }
  }

  /**
   * An order was refused behind this phone's vote. If by it whoever orders hands the table over,
   * another epoch has begun, and that seat orders no more.
   */
  void refused(Ordered ordered) {
    if (ordered.order().epoch() == chain.epoch() && chain.isHandOver(ordered)) {
      int epoch = (int) ordered.entry().counter();
      poll.handedOver = Math.max(poll.handedOver, epoch);
      suspected(ordered.entry().seat(), epoch);
    }
  }

  /** A link stands: the other end hears what this phone knows of the next epoch. */
  void greet(TableSeat seat) {
    if (told > 0) {
      log.send(seat, new Message.Suspect(told, poll.promised()));
    }
    for (Vote vote : poll.beyond(chain.epoch())) {
      log.send(seat, new Message.Ballot(vote));
    }
  }

  /**
   * Another guest says how much of the log it has. All of that was ordered earlier, so it is no
   * sign of the orderer.
   */
  void tellsOf(TableSeat seat, long size) {
    watch.tellsOf(seat, size);
  }

  /**
   * The log has grown. If that is news, it shows that the orderer is there, even if only others
   * hear it.
   */
  void grew(Ordered ordered, TableSeat from) {
    if (!election.hasConsented()) {
      poll.settled();
    }
    watch.grew(ordered, from, holder.now().getAsLong());
  }

  /** Whether it is not settled which seat orders next. */
  boolean isOpen() {
    return told > 0 || election.hasConsented() || election.wanted.isLeft(log.reader.out());
  }

  /** Takes back what this phone has said of the orderer's silence. */
  private void trust() {
    if (told > 0) {
      told = -1;
      repeated = 0;
      mates.tell(new Message.Suspect(0, poll.promised()));
    }
  }

  /**
   * Does what is due and answers when to look again.
   *
   * @param needed whether anything at this table waits to be ordered
   */
  long tick(boolean needed) {
    long now = holder.now().getAsLong();
    Set<TableSeat> out = log.reader.out();
    boolean stuck = watch.isStuck(now);
    if (!log.canOutliveHost()
        || !needed
        || out.contains(holder.seat())
        || isSettled(out)
        || log.mustReopen()) {
      trust();
      return NEVER;
    }
    if (poll.terms > 0) {
      election.succeed(); // but not by a vote of an earlier life
    }
    if (mustWant(stuck || watch.isSilent(now), out)) {
      return want(now, out);
    }
    trust();
    return log.isHost() ? NEVER : watch.next(now);
  }

  /**
   * Whether so few are left that nobody votes. Of two, one may have voted before it knew of that,
   * and can't take it back; then the other one votes as well.
   */
  private boolean isSettled(Set<TableSeat> out) {
    int left = mates.seats() - out.size();
    return left < 2 || (left == 2 && !mustWant(false, out));
  }

  private boolean mustWant(boolean silent, Set<TableSeat> out) {
    return election.hasConsented()
        || (log.isHost() ? election.consents(out) : silent || election.wanted.isLeft(out));
  }

  /**
   * Whether a seat suspects whoever orders now. What it said of an earlier orderer counts no more,
   * even if the link broke before it could take that back.
   */
  private boolean isFresh(Poll.Suspicion said, long now) {
    return said.wanted() > chain.epoch() && now - said.heardAt() < FRESH;
  }

  /** What the others want who suspect whoever orders now. */
  private List<Integer> wishes(long now, Set<TableSeat> out) {
    List<Integer> wishes = new ArrayList<>();
    poll.suspicions()
        .forEach(
            (seat, said) -> {
              if (!seat.equals(holder.seat()) && !out.contains(seat) && isFresh(said, now)) {
                wishes.add(said.wanted());
              }
            });
    return wishes;
  }

  /**
   * Says that this phone wants another epoch, unless it orders itself. Votes as soon as a majority
   * wants one; until then, and while it waits for what it has voted for, it wants nothing later.
   */
  private long want(long now, Set<TableSeat> out) {
    List<Integer> wishes = wishes(now, out);
    long due = election.wanted.due(out, now);
    int wanted = due > now ? poll.promised() : election.wanted.next(told, wishes, out);
    if (wanted >= Order.MOST_EPOCHS) {
      return NEVER;
    }
    if (!log.isHost()) {
      tell(wanted, now);
    }
    boolean enough =
        election.isMajority(1 + wishes.size(), out) || election.wanted.isOvertaken(out);
    if (due <= now && enough && log.comeback.mayVote(out)) {
      election.vote(wanted, now);
      due = election.wanted.due(out, now);
    }
    long again = toldAt + (AGAIN << Math.min(repeated, MOST_REPEATED));
    long next = election.mayBegin() ? now + LOOK : again <= now ? now + AGAIN : again;
    return due <= now ? next : Math.min(due, next);
  }

  private void tell(int wanted, long now) {
    long again = AGAIN << Math.min(repeated, MOST_REPEATED);
    if (wanted != told || now >= toldAt + again) {
      repeated++;
      told = wanted;
      toldAt = now;
      mates.tell(new Message.Suspect(wanted, poll.promised()));
      election.repeat();
    }
  }
}
