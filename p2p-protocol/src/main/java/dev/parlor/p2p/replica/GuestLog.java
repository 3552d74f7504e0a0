package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;

/** The log on a guest's phone. It turns to the host, and past it where the host is silent. */
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

  /** Takes an entry that its author can't bring to the host itself. */
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
   * A seat claims another log of this size. What a guest claims proves nothing; if the host has
   * signed both, the two orders will show it. If the host itself claims it, it has lied.
   */
  @Override
  void forked(TableSeat seat, long size) {
    if (!sides.isSide(seat)) {
      nameFork(host, size);
    } else if (size > 0) {
      send(seat, new Message.Place(chain.get(size - 1)));
    }
  }

  /** Asks the host for what this phone has missed, and repeats what the host may have missed. */
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
