package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;

/** Asks for what this phone lacks of the log: once, and again as long as it does not come. */
final class Fetching {
  private static final long AGAIN = 2_000;

  private static final int MOST_DOUBLED = 4;

  private final Chain chain;
  private final BiConsumer<TableSeat, Message> send;
  private final LongSupplier now;
  private TableSeat missedFrom = TableSeat.NONE;
  private long askedSize = -1;
  private long insistedAt = -1; // how long the log was when this phone began to insist
  private int insisted;
  private long askedAt;

  Fetching(Chain chain, BiConsumer<TableSeat, Message> send, LongSupplier now) {
    this.chain = chain;
    this.send = send;
    this.now = now;
  }

  /** Asks this seat for all that it has beyond the own log. */
  void from(TableSeat seat) {
    askedSize = chain.size();
    askedAt = now.getAsLong();
    send.accept(seat, where(chain));
  }

  /** Where a log stands, for whoever may have more of it. */
  static Message where(Chain chain) {
    return chain.epochs().spans().size() == 1
        ? new Message.Fetch(chain.size(), chain.head())
        : new Message.FetchIn(chain.size(), chain.head(), chain.epochs().spans());
  }

  /** Something is missing before what this seat told. */
  void missed(TableSeat seat) {
    missedFrom = seat;
    if (askedSize != chain.size()) {
      from(seat);
    }
  }

  /** Asks again for what has not come; answers when to look again. */
  long again(long time) {
    if (missedFrom.isNone() || askedSize != chain.size()) {
      missedFrom = TableSeat.NONE;
      return Long.MAX_VALUE;
    }
    if (time >= askedAt + AGAIN) {
      from(missedFrom);
    }
    return askedAt + AGAIN;
  }

  /**
   * Asks a seat again that has said to have more and tells nothing, ever more seldom; what comes
   * begins that anew. Answers when to look again.
   */
  long insist(TableSeat seat, long time) {
    if (chain.size() != insistedAt) {
      insistedAt = chain.size();
      insisted = 0;
      askedAt = time;
    }
    long due = askedAt + (AGAIN << insisted);
    if (time < due) {
      return due;
    }
    insisted = Math.min(insisted + 1, MOST_DOUBLED);
    from(seat);
    return askedAt + (AGAIN << insisted);
  }
}
