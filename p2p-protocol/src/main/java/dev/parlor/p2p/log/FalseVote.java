package dev.parlor.p2p.log;

import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import org.jspecify.annotations.Nullable;

/**
 * What shows everybody that a vote in the log was given for less than its voter had seen, or had
 * ordered: a part of a branch that was cut, which whoever held it brings along.
 *
 * @param voter its seat at the table
 * @param epoch for which the vote was given
 * @param order the last one that the voter had seen, or one that it gave itself
 * @param entry of the voter, signed behind that order; null where the voter gave the order
 */
public record FalseVote(TableSeat voter, int epoch, Order order, @Nullable Entry entry) {
  /** The first byte of the block that says so. */
  public static final int TYPE = 12;

  /** As an entry of whoever shows it. */
  public Payload payload() {
    Writer out = new Writer().u8(TYPE).u8(voter.index()).u16(epoch).bytes(order.encode());
    Entry seen = entry;
    if (seen != null) {
      out.bytes(seen.encode());
    }
    return Payload.block(out.toArray());
  }

  /** Behind the first byte of the block. */
  public static FalseVote read(Reader in) throws Malformed {
    TableSeat voter = new TableSeat(in.u8());
    int epoch = in.u16();
    Order order = Order.decode(in);
    Entry entry = in.isAtEnd() ? null : Entry.decode(in);
    in.end();
    return new FalseVote(voter, epoch, order, entry);
  }

  /** Whether these two are what the voter had seen, or ordered, and its vote says less. */
  boolean gives(Vote vote, int seats) {
    Entry seen = entry;
    if (seen == null) {
      return FalseVotes.hasOrderedMore(vote, order, seats);
    }
    boolean behind =
        seen.seat().equals(voter)
            && seen.seen() == order.index() + 1
            && seen.seenHead().equals(order.head())
            && !seen.payload().isSuccession();
    int epoch = order.epoch();
    return behind && FalseVotes.isMore(vote, epoch, seen.seen());
  }
}
