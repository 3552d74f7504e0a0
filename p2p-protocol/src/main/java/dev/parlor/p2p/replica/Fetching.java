package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;

/**
 * Asks for the part of the log that this phone lacks, and asks again as long as it does not come.
 */
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

  /** Asks this seat for everything beyond the end of this log. */
  void from(TableSeat seat) {
    askedSize = chain.size();
    askedAt = now.getAsLong();
    send.accept(seat, where(chain));
  }

  /** A message that tells where this log stands, for a phone that may have more of it. */
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
   * Asks a seat again that has promised more and tells nothing, less and less often. Anything that
   * comes makes it begin anew. Answers when to look again.
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
