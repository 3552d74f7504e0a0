package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.seating.TableSeat;
import java.util.List;
import java.util.Set;

/**
 * The log on a phone that only watches. It takes what was ordered from any seat that tells it,
 * checks that as every seat does, and says only how far it has come.
 */
public final class OnlookersLog extends SharedLog {
  /**
   * After how many bytes this phone says how far it has come. A teller sends at most twice as many
   * ahead.
   */
  public static final int WINDOW = 2_048;

  /** How often this phone says in any case where it stands. */
  private static final long AGAIN = 10_000;

  private long unsaid;
  private long saidAt = -AGAIN;

  public OnlookersLog(Holder holder, int epoch, LogReader reader) {
    super(holder, epoch, reader);
  }

  @Override
  void bring(List<Entry> entries) {
    throw new IllegalStateException("who only watches signs nothing");
  }

  @Override
  void repeat() {
    // it has no entries of its own
  }

  @Override
  void entry(Entry entry) {
    // nobody asks it to order anything
  }

  @Override
  void passOn(Ordered ordered, TableSeat from) {
    unsaid += ordered.briefLength();
    if (unsaid >= WINDOW && !from.isNone()) {
      unsaid = 0;
      fetching.from(from);
    }
  }

  @Override
  void missed(TableSeat from) {
    fetching.missed(from);
  }

  @Override
  void moreAt(TableSeat seat, long size) {
    fetching.from(seat);
  }

  @Override
  void forked(TableSeat seat, long size) {
    // the orders themselves tell what it lacks
  }

  @Override
  void greet(TableSeat seat) {
    fetching.from(seat);
  }

  @Override
  Set<TableSeat> mustHear() {
    return Set.of();
  }

  @Override
  public long askAgain(long time) {
    if (time >= saidAt + AGAIN) {
      saidAt = time;
      for (TableSeat seat : TableSeat.all(roster.seats().size())) {
        if (sides.isLinked(seat)) {
          fetching.from(seat);
        }
      }
    }
    return Math.min(super.askAgain(time), saidAt + AGAIN);
  }
}
