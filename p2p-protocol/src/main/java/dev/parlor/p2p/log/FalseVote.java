package dev.parlor.p2p.log;

import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Shows everybody that a vote in the log was given for less than its voter had seen or ordered. The
 * proof is a part of a branch that was cut; a phone that held the branch brings it along.
 *
 * @param voter the voter's seat at the table
 * @param epoch the epoch for which the vote was given
 * @param order the last order that the voter had seen, or one that it gave itself
 * @param entry an entry of the voter, signed behind that order; null where the voter gave the order
 */
public record FalseVote(TableSeat voter, int epoch, Order order, @Nullable Entry entry) {
  /** The first byte of a block that carries such a proof. */
  public static final int TYPE = 12;

  /** The payload for an entry of the phone that shows it. */
  public Payload payload() {
    Writer out = new Writer().u8(TYPE).u8(voter.index()).u16(epoch).bytes(order.encode());
    Entry seen = entry;
    if (seen != null) {
      out.bytes(seen.encode());
    }
    return Payload.block(out.toArray());
  }

  /** Reads what stands behind the first byte of the block. */
  public static FalseVote read(Reader in) throws Malformed {
    TableSeat voter = new TableSeat(in.u8());
    int epoch = in.u16();
    Order order = Order.decode(in);
    Entry entry = in.isAtEnd() ? null : Entry.decode(in);
    in.end();
    return new FalseVote(voter, epoch, order, entry);
  }

  /** Whether this shows that the voter had seen or ordered more than its vote says. */
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
