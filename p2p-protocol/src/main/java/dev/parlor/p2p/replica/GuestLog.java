package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/** The log on a guest's phone, which turns to the host, or past it where the host is silent. */
public final class GuestLog extends SharedLog {
  private final LongSupplier now;

  public GuestLog(Holder holder, int epoch, LogReader reader) {
    super(holder, epoch, reader);
    this.now = holder.now();
  }

  @Override
  void bring(List<Entry> entries) {
    for (Entry entry : entries) {
      send(host, new Message.Submit(entry));
      sides.tell(new Message.Submit(entry));
    }
  }

  @Override
  void repeat() {
    for (Entry entry : own.all()) {
      send(host, new Message.Submit(entry));
    }
  }

  /** One that its author can't bring to the host. */
  @Override
  void entry(Entry entry) {
    if (reader.hasBegun()) {
      sides.heard(entry, now.getAsLong());
    }
  }

  @Override
  void passOn(Ordered ordered, TableSeat from) {
    sides.pass(ordered, from);
  }

  @Override
  void missed(TableSeat from) {
    fetching.missed(from);
  }

  @Override
  void moreAt(TableSeat seat, long size) {
    if (sides.isSide(seat)) {
      fetching.from(seat);
    }
  }

  /**
   * What a guest says of its log proves nothing; if the host signed it, the two orders will. What
   * the host says of its own is a lie.
   */
  @Override
  void forked(TableSeat seat, long size) {
    if (!sides.isSide(seat)) {
      nameFork(host, size);
    } else if (size > 0) {
      send(seat, new Message.Place(chain.get(size - 1)));
    }
  }

  /** Asks the host for what I missed, repeats what it may have missed. */
  @Override
  void greet(TableSeat seat) {
    if (!seat.equals(host)) {
      sides.greet(seat, comeback.isUnderWay() ? List.of() : own.all());
      return;
    }
    fetching.from(host);
    if (!comeback.isUnderWay()) {
      repeat();
    }
    sides.repeat();
  }

  @Override
  Set<TableSeat> mustHear() {
    return Set.of(host);
  }
}
