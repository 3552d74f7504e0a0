package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Epochs;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import java.util.List;

/** What one peer tells of the log, and how it is answered. A peer that is behind gets the rest. */
final class Hearsay implements Message.Log {
  private final SharedLog log;
  private final TableSeat seat; // the seat of the peer; none when it has no seat

  Hearsay(SharedLog log, TableSeat seat) {
    this.log = log;
    this.seat = seat;
  }

  @Override
  public void submitted(Entry entry) {
    log.entry(entry);
  }

  /**
   * Takes what was ordered. A host that was restored takes it from its guests, a guest takes it
   * from any seat.
   */
  @Override
  public void placed(Ordered ordered) {
    // an entry that another guest has spoilt would look like a lie of the host
    if (!seat.isNone() && (!log.sides.isSide(seat) || log.chain.isSigned(ordered.entry()))) {
      log.place(seat, ordered);
    }
  }

  /**
   * The host has ordered an entry of this phone and sends only the order. If the phone does not
   * know that entry any more, it fetches it.
   */
  @Override
  public void placedYours(Order order) {
    if (seat.isNone() || log.sides.isSide(seat)) {
      return; // guests tell each other whole entries
    }
    Entry mine = log.own.find(order.entry());
    if (mine != null) {
      log.place(seat, new Ordered(order, mine));
    } else if (order.index() < log.chain.size()) {
      // the order is known already, or a second one for this place
      log.place(seat, new Ordered(order, log.chain.get(order.index()).entry()));
    } else {
      log.missed(seat);
    }
  }

  /** A peer tells where its log stands. */
  @Override
  public void fetches(long size, Bytes head, List<Epochs.Span> epochs) {
    int theirs = epochs.isEmpty() ? 0 : epochs.get(epochs.size() - 1).epoch();
    if (seat.isNone()) {
      return;
    }
    log.interregnum.tellsOf(seat, size);
    if (theirs > log.chain.epoch()) {
      log.fetching.missed(seat);
      return;
    } else if (theirs < log.chain.epoch()) {
      log.interregnum.mates.follows(seat);
      log.neighbours.tellSuccession(
          seat, log.chain.epochs().common(log.chain.size(), epochs, size));
      return;
    }
    if (theirs > 0 && !epochs.equals(log.chain.epochs().spans())) {
      otherBeginning(epochs, size);
      return;
    }
    log.interregnum.mates.follows(seat);
    if (size > log.chain.size()) {
      says(size);
      log.moreAt(seat, size);
    } else if (!log.chain.headAt(size).equals(head)) {
      // before the match begins, the roster may have been closed anew in the meantime
      if (log.reader.hasBegun()) {
        log.forked(seat, size);
      }
    } else {
      log.answer(seat, size);
      says(size);
    }
  }

  /**
   * The present epoch began differently for the two phones: it was handed over for one, and began
   * by votes for the other. The votes cut off the hand-over, so the phone that knows of them tells
   * the other.
   */
  private void otherBeginning(List<Epochs.Span> epochs, long size) {
    Chain chain = log.chain;
    if (epochs.get(epochs.size() - 1).start() < chain.epochs().start(chain.epoch())) {
      log.fetching.missed(seat);
    } else {
      log.interregnum.mates.follows(seat);
      log.neighbours.tellSuccession(seat, chain.epochs().common(chain.size(), epochs, size));
    }
  }

  /**
   * Notes how long the log of a seat is. This message of the host does not count for that: it may
   * have been restarted, and says by another message how long its log is.
   */
  private void says(long size) {
    if (log.isHost() || !seat.equals(log.host)) {
      log.recovery.says(seat, size);
    }
  }

  /** The host tells how long the log is. */
  @Override
  public void has(long size) {
    if (!log.isHost() && !seat.isNone()) {
      log.comeback.promised(seat, size);
    }
  }

  @Override
  public void suspects(int wanted, int promised) {
    if (!seat.isNone()) {
      log.interregnum.suspected(seat, wanted);
    }
  }

  @Override
  public void votes(Vote vote) {
    if (!seat.isNone()) {
      log.interregnum.voted(vote, seat);
    }
  }
}
