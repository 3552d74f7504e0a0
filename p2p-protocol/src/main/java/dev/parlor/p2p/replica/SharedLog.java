package dev.parlor.p2p.replica;

import dev.parlor.p2p.deal.BlockType;
import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Writer;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The log of the table as this phone shares it with the others: what it signs goes out, what has a
 * place comes in, and who lacks a part of it is told. What the log means is its reader's business.
 * Seats are those of the table.
 */
public abstract sealed class SharedLog permits HostLog, GuestLog {
  public static final int HOST = 0;

  public final Chain chain;
  final Roster roster;
  public final LogReader reader;
  public final OwnEntries own;
  public final Sides sides;
  final Recovery recovery = new Recovery();
  final Fetching fetching;
  private final int me;
  private final Deque<Effect> out;
  private @Nullable Verdict hostsLie;

  SharedLog(
      Chain chain,
      Roster roster,
      int me,
      Signatures.Key key,
      LogReader reader,
      Deque<Effect> out,
      LongSupplier now) {
    this.chain = chain;
    this.roster = roster;
    this.me = me;
    this.reader = reader;
    this.out = out;
    this.own = new OwnEntries(me, key, chain, out);
    this.sides = new Sides(me, chain, this::send, this::submit, this::report);
    this.fetching = new Fetching(chain, this::send, now);
  }

  /** Brings what this phone has signed to its place, or on its way there. */
  abstract void bring(List<Entry> entries);

  /** An entry that its author wants to see ordered, by any path. */
  abstract void entry(Entry entry);

  /** Tells others what has its place, by the word of this seat. */
  abstract void passOn(Ordered ordered, int from);

  /** Something is missing before what this seat told. */
  abstract void missed(int from);

  /** This seat says that it has more of the log, up to this size. */
  abstract void moreAt(int seat, long size);

  /** This seat says that it has another log of this size. */
  abstract void forked(int seat, long size);

  /** A link is back: whatever the other may have missed. */
  abstract void greet(int seat);

  /** Who must be heard after a restart before the log counts as whole. */
  abstract Set<Integer> mustHear();

  /** The log is whole: what waits for its place may have it. */
  abstract void repeat();

  public final boolean isHost() {
    return me == HOST;
  }

  /** The lie that the host signed: nothing that it orders is worth anything any more. */
  public final Optional<Verdict> hostsLie() {
    return Optional.ofNullable(hostsLie);
  }

  /** Whether after a restart the log is not known to be whole yet. */
  public final boolean isCatchingUp() {
    return recovery.isUnderWay();
  }

  /** Whether nothing of an earlier life is missing here, or on its way. */
  public final boolean isWhole() {
    return !isCatchingUp() && !own.areOfEarlierLife();
  }

  /** Signs something as soon as this phone knows what it is signed after. */
  public final void onceWhole(Runnable signs) {
    recovery.onceWhole(signs);
  }

  public final void line(Line line) {
    submit(Payload.text(line));
  }

  private void submit(Payload payload) {
    submit(List.of(payload));
  }

  /**
   * Signs entries and brings them on their way; they count for nobody, us included, until ordered.
   */
  public final void submit(List<Payload> payloads) {
    bring(own.sign(payloads));
  }

  /** Two entries of one author for one place. */
  final void report(Entry one, Entry other) {
    Writer both = new Writer().u8(BlockType.EVIDENCE).bytes(one.encode()).bytes(other.encode());
    onceWhole(() -> submit(Payload.block(both.toArray())));
  }

  /** Takes what a peer says about the log. */
  public final void take(Bytes from, Message message) {
    if (message instanceof Message.Submit submit) {
      entry(submit.entry());
    } else if (message instanceof Message.Place place) {
      place(from, place.ordered());
    } else if (message instanceof Message.Yours yours) {
      yours(from, yours.order());
    } else if (message instanceof Message.Fetch fetch) {
      fetched(from, fetch);
    } else if (message instanceof Message.Have have) {
      has(from, have.size());
    }
  }

  /** What the host ordered; a restored host takes it from its guests, a guest from any seat. */
  private void place(Bytes from, Ordered ordered) {
    int seat = roster.seatOf(from);
    if (seat < 0) {
      return;
    }
    // an entry that was spoilt on its way past the host would look like the host's lie
    if (!sides.isSide(seat) || chain.isSigned(ordered.entry())) {
      place(seat, ordered);
    }
  }

  private void place(int from, Ordered ordered) {
    Chain.Result result = chain.take(ordered);
    if (result instanceof Chain.Result.Grew) {
      grew(ordered, from);
      reader.react();
      goOn();
    } else if (result instanceof Chain.Result.Gap) {
      missed(from);
    } else if (result instanceof Chain.Result.Convicts convicts) {
      if (convicts.verdict().seat() == HOST && hostsLie == null) {
        hostsLie = convicts.verdict();
        sides.lied(ordered);
      }
      reader.name(convicts.verdict());
    }
  }

  /** An entry has its place: written down before anything that depends on it. */
  final void grew(Ordered ordered, int from) {
    out.add(new Effect.Save(JournalRecord.ordered(ordered)));
    passOn(ordered, from);
    read(ordered);
  }

  private void read(Ordered ordered) {
    own.ordered(ordered.entry());
    reader.read(ordered);
  }

  /** The host ordered what this phone sent; if it is not known here any more, it is fetched. */
  private void yours(Bytes npub, Order order) {
    int from = roster.seatOf(npub);
    if (from < 0 || sides.isSide(from)) {
      return; // guests tell each other whole entries
    }
    Entry mine = own.find(order.entry());
    if (mine != null) {
      place(from, new Ordered(order, mine));
    } else if (order.index() < chain.size()) {
      place(from, new Ordered(order, chain.get(order.index()).entry())); // known, or a second order
    } else {
      missed(from);
    }
  }

  /** A peer tells where its log stands. Who lags behind gets the rest. */
  private void fetched(Bytes npub, Message.Fetch fetch) {
    int seat = roster.seatOf(npub);
    if (seat < 0) {
      return;
    } else if (fetch.size() > chain.size()) {
      moreAt(seat, fetch.size());
      return;
    } else if (!chain.headAt(fetch.size()).equals(fetch.head())) {
      if (reader.hasBegun()) { // or else it has not heard yet that another roster was closed
        forked(seat, fetch.size());
      }
      return;
    }
    answer(seat, fetch.size());
    if (isHost()) { // a host that asks was restarted itself: how long the log is it does not know
      says(seat, fetch.size());
    }
  }

  /** Tells how long the log is, and what somebody lacks who has so much of it. */
  void answer(int seat, long size) {
    send(seat, new Message.Have(chain.size()));
    tellFrom(seat, size);
  }

  final void tellFrom(int seat, long size) {
    for (long index = size; index < chain.size(); index++) {
      send(seat, new Message.Place(chain.get(index)));
    }
  }

  /** The host tells how long the log is. */
  private void has(Bytes from, long size) {
    if (!isHost() && roster.seatOf(from) == HOST) {
      says(HOST, size);
    }
  }

  private void says(int seat, long size) {
    recovery.says(seat, size);
    goOn();
  }

  /** Somebody holds another log under the host's signature. */
  final void nameFork(int seat, long size) {
    reader.name(new Verdict(seat, Offence.FORK, "size " + size));
  }

  public final void linkUp(Bytes npub) {
    int seat = roster.seatOf(npub);
    if (seat >= 0) {
      sides.up(seat);
      greet(seat);
    }
  }

  public final void linkDown(Bytes npub) {
    sides.down(roster.seatOf(npub));
  }

  /** Vouches for what the host keeps from its place; answers when to look again. */
  public final long vouch(long time) {
    return isCatchingUp() ? Long.MAX_VALUE : sides.vouch(time, reader::isThere);
  }

  /** Asks again for what is missing; answers when to look again. */
  public final long askAgain(long time) {
    return fetching.again(time);
  }

  /** What the journal holds; nothing is signed about it. */
  public final void replay(List<Ordered> log, List<Entry> signed) {
    for (Ordered ordered : log) {
      if (chain.take(ordered) instanceof Chain.Result.Grew) {
        read(ordered);
      }
    }
    own.restore(signed);
  }

  /** Takes part again where the journal ends, or once the others have told what it lacks. */
  public final void resume() {
    if (mustHear().isEmpty()) {
      repeat();
    } else {
      recovery.begin();
    }
  }

  /** As host: waits no longer for guests that do not come back. */
  public final void goOnWithout() {
    recovery.goOnWithout();
    goOn();
  }

  private void goOn() {
    if (isCatchingUp() && recovery.isWhole(chain.size(), mustHear())) {
      List<Runnable> due = recovery.end();
      repeat();
      reader.react();
      due.forEach(Runnable::run);
    }
  }

  final void send(int seat, Message message) {
    send(seat, message.encode());
  }

  final void send(int seat, Bytes message) {
    out.add(new Effect.Send(roster.seats().get(seat).npub(), message));
  }
}
