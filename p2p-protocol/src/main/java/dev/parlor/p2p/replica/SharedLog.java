package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Evidence;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The log of the table as this phone shares it with the others. It sends what this phone signs,
 * takes in what has a place, and tells those who lack a part of it. It calls nobody: the reader
 * takes with {@link #next} what has its place. Seats are those of the table.
 */
public abstract class SharedLog {
  public final Chain chain;

  /** The seat that orders for as long as this log is kept. */
  public final TableSeat host;

  final Roster roster;
  final LogReader reader;
  public final OwnEntries own;
  public final Sides sides;
  public final Neighbours neighbours;
  public final Comeback comeback;
  final Recovery recovery = new Recovery();
  final Fetching fetching;
  final Interregnum interregnum;
  final Yielding yielding;
  private final Holder holder;
  final int epoch;
  private final Deque<Ordered> unread = new ArrayDeque<>();
  private final Set<TableSeat> shown = new HashSet<>(); // authors of shown pairs of entries
  private boolean cut;

  SharedLog(Holder holder, int epoch, LogReader reader) {
    this.holder = holder;
    this.epoch = epoch;
    this.chain = holder.chain();
    this.host = chain.orderer(epoch);
    this.roster = holder.roster();
    this.reader = reader;
    this.own = new OwnEntries(holder.seat(), chain);
    this.sides =
        new Sides(
            holder.seat(), host, chain, this::send, word -> submit(List.of(word)), this::report);
    this.fetching = new Fetching(chain, this::send, holder.now());
    this.interregnum = new Interregnum(this, holder);
    this.yielding = new Yielding(this, holder);
    this.neighbours = new Neighbours(this, roster);
    this.comeback = new Comeback(this, holder);
  }

  /** Sends what this phone has signed on its way to its place. */
  abstract void bring(List<Entry> entries);

  /** An entry has come that its author wants to see ordered, whichever way it came. */
  abstract void entry(Entry entry);

  /** Tells others what has its place, as this seat has told it. */
  abstract void passOn(Ordered ordered, TableSeat from);

  /** This seat has told something before which a part is missing here. */
  abstract void missed(TableSeat from);

  /** This seat says that it has more of the log, up to this size. */
  abstract void moreAt(TableSeat seat, long size);

  /** This seat says that it has another log of this size. */
  abstract void forked(TableSeat seat, long size);

  /** A link is back: tells the seat whatever it may have missed. */
  abstract void greet(TableSeat seat);

  /** The seats that must be heard after a restart before the log counts as whole. */
  abstract Set<TableSeat> mustHear();

  /** The log is whole, so that which waits for this may go on its way. */
  abstract void repeat();

  /**
   * The next entry that has its place and was not read yet; null if there is none. A host first
   * gives the next entry its place.
   */
  public @Nullable Ordered next() {
    return unread.poll();
  }

  /** The next unread entry; a host gives a place only to its own entries and to vouched ones. */
  public @Nullable Ordered nextOwn() {
    return unread.poll();
  }

  /** The next entry that was vouched for; a host orders these before everything else. */
  public @Nullable Ordered nextOwed() {
    return null;
  }

  public final boolean isHost() {
    return holder.seat().equals(host);
  }

  /** Whether another seat orders by now, or a part of this log does not hold. */
  public final boolean mustReopen() {
    return cut || chain.epoch() != epoch;
  }

  /** Whether this phone can let another seat order when the orderer is lost. */
  public final boolean canOutliveHost() {
    return !holder.seat().isNone() && holder.poll().canBeHeard();
  }

  /** Whether so many hear this phone that nobody else can order; true where it can't matter. */
  public final boolean isHeard() {
    return !canOutliveHost() || interregnum.mates.isHeard();
  }

  /** Whether it is not settled which seat orders next, so that nobody is late. */
  public final boolean isBetweenOrderers() {
    return interregnum.isOpen();
  }

  /** Looks after who orders; answers when to look again. */
  public final long lookForSuccession(boolean needed) {
    return interregnum.tick(needed);
  }

  /**
   * Signs entries and sends them on their way. They count for nobody, this phone included, until
   * they are ordered. They are journalled together, so that no restart has a shuffle without its
   * proof.
   */
  public final void submit(List<Payload> payloads) {
    List<Entry> entries = new ArrayList<>();
    for (Payload payload : payloads) {
      long counter = own.nextCounter() + entries.size();
      entries.add(Entry.sign(holder.key(), chain, holder.seat(), counter, payload));
    }
    holder.out().add(new Effect.Save(JournalRecord.own(entries)));
    own.add(entries);
    entries.forEach(chain::signed);
    bring(entries);
  }

  /**
   * Shows two entries of one author for one place. Each author is shown once, in its match, and
   * only if both entries fit into one block; longer ones of that kind count as nothing.
   */
  final void report(Entry one, Entry other) {
    Payload evidence = Evidence.of(one, other);
    if (reader.hasBegun() && evidence.fits() && shown.add(one.seat())) {
      comeback.onceWhole(() -> submit(List.of(evidence)));
    }
  }

  /** Takes what a peer says of the log. A phone without a seat takes only what was ordered. */
  public final void take(Bytes from, Message.OfLog message) {
    if (holder.seat().isNone() && !(message instanceof Message.Place)) {
      return;
    }
    message.to(new Hearsay(this, roster.seatOf(from)));
  }

  /** Somebody tells the place of an entry. */
  final void place(TableSeat from, Ordered ordered) {
    if (mustReopen()) {
      return;
    }
    if (interregnum.election.refuses(ordered.order())) {
      interregnum.refused(ordered);
    } else {
      chain.take(ordered).to(new Placement(this, from, ordered));
    }
  }

  /**
   * Hands the table over before this phone goes, so that the others play on without it. Does
   * nothing where another phone holds the table.
   *
   * @param toAnybody whether the heir may be a seat that is not linked now; so when this phone does
   *     not come back
   */
  public void handOver(boolean toAnybody) {}

  /** Takes an entry that somebody told with its place; it waits to be read. */
  final void placed(Ordered ordered, TableSeat from) {
    unread.add(grew(ordered, from));
  }

  /** An entry has its place. It is written down before anything that depends on it. */
  final Ordered grew(Ordered ordered, TableSeat from) {
    holder.out().add(new Effect.Save(JournalRecord.ordered(ordered)));
    passOn(ordered, from);
    own.ordered(ordered.entry());
    return ordered;
  }

  /** Tells a seat how long the log is, and what it lacks if it has this much of it. */
  void answer(TableSeat seat, long size) {
    send(seat, new Message.Have(chain.size()));
    neighbours.tellFrom(seat, size);
  }

  /** Names a seat whose other log of this size can only be a lie. */
  final void nameFork(TableSeat seat, long size) {
    reader.name(new Verdict(seat, Offence.FORK, "size " + size));
  }

  /** Vouches for entries that the host keeps from their place; answers when to look again. */
  public final long vouch(long time) {
    return comeback.maySign() ? sides.vouch(time, reader::isThere) : Long.MAX_VALUE;
  }

  /** Asks again for what is missing; answers when to look again. */
  public long askAgain(long time) {
    return Math.min(fetching.again(time), comeback.insist(time));
  }

  /** Forgets all beyond this size, here and in the journal, which keeps the order for that. */
  final void cut(long size, @Nullable Ordered first) {
    holder.out().add(new Effect.Save(JournalRecord.cut(size, first)));
    cut = true;
  }

  final void send(TableSeat seat, Message message) {
    send(seat, message.encode());
  }

  final void send(TableSeat seat, Bytes message) {
    holder.out().add(new Effect.Send(roster.at(seat).npub(), message));
  }
}
