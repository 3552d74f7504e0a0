package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;

/**
 * The seats to which this phone has a link. It takes what links bring, and tells parts of the log
 * to those who lack them.
 */
public final class Neighbours {
  private final SharedLog log;
  private final Chain chain;
  private final Roster roster;

  Neighbours(SharedLog log, Roster roster) {
    this.log = log;
    this.chain = log.chain;
    this.roster = roster;
  }

  /** Notes a link that has stood since before this log was kept. */
  public void stands(Bytes npub) {
    TableSeat seat = roster.seatOf(npub);
    log.sides.up(seat);
    heard(seat, true, 0);
  }

  public void linkUp(Bytes npub) {
    TableSeat seat = roster.seatOf(npub);
    if (!seat.isNone()) {
      stands(npub);
      log.interregnum.mates.returns(seat);
      log.greet(seat);
      if (log.interregnum.election.isBehind()) {
        log.fetching.from(seat);
      }
      log.interregnum.greet(seat);
    }
  }

  /** A link is gone that was silent for a while before. */
  public void linkDown(Bytes npub, long silentFor) {
    TableSeat seat = roster.seatOf(npub);
    log.sides.down(seat);
    heard(seat, false, silentFor);
  }

  private void heard(TableSeat seat, boolean linked, long silentFor) {
    if (seat.equals(log.host)) {
      log.recovery.parted();
      log.interregnum.heard(linked, silentFor);
    }
  }

  /** Tells a seat everything in this log from a size on. */
  void tellFrom(TableSeat seat, long size) {
    for (long index = size; index < chain.size(); index++) {
      log.send(seat, new Message.Place(chain.get(index)));
    }
  }

  /** Tells a phone that is behind which seat orders now, and what it lacks from a size on. */
  void tellSuccession(TableSeat seat, long common) {
    for (long index = chain.size() - 1; index >= 0; index--) {
      if (chain.get(index).entry().payload().isSuccession()) {
        log.send(seat, new Message.Place(chain.get(index)));
        break;
      }
    }
    log.answer(seat, common);
  }
}
