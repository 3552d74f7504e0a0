package dev.parlor.p2p.testing.liars;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.log.Vote;
import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;
import java.util.List;

/** How a liar votes, and how it writes the first order of an epoch, by its own hand. */
public final class Ballots {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/vote/v1");

  private Ballots() {}

  /** The next epoch after one in which this seat would order. */
  static int mine(LiarsDesk desk, int floor) {
    int epoch = floor + 1;
    while (epoch % (desk.others().size() + 1) != desk.tableSeat().index()) {
      epoch++;
    }
    return epoch;
  }

  /** A vote with the log as it is. */
  static Vote vote(LiarsDesk desk, int epoch) {
    return vote(desk, epoch, desk.epoch(), desk.log().size(), headAt(desk, desk.log().size()));
  }

  static Vote vote(LiarsDesk desk, int epoch, int logEpoch, long size, Bytes head) {
    Bytes said =
        new Writer()
            .u8(desk.tableSeat().index())
            .u16(epoch)
            .u16(logEpoch)
            .u32(size)
            .bytes(head)
            .toBytes();
    TaggedHash hash = TAG.start();
    hash.fixed(tid(desk).toArray());
    hash.fixed(said.toArray());
    Bytes signature = Bytes.of(desk.key().sign(hash.digest()));
    return new Vote(desk.tableSeat(), epoch, logEpoch, size, head, signature);
  }

  /** A vote that another seat might have given, with a signature of nobody. */
  static Vote forged(LiarsDesk desk, TableSeat seat, int epoch) {
    Vote own = vote(desk, epoch);
    return new Vote(seat, epoch, own.logEpoch(), own.size(), own.head(), own.signature());
  }

  /** The first order of an epoch, behind so much of the log. */
  static Message first(LiarsDesk desk, int epoch, long size, Succession succession) {
    Bytes head = headAt(desk, size);
    Entry entry =
        Entry.sign(
            desk.key(), tid(desk), desk.tableSeat(), epoch, size, head, succession.payload());
    return new Message.Place(ordered(desk, epoch, size, head, entry));
  }

  static Message first(LiarsDesk desk, int epoch, List<Vote> votes) {
    return first(desk, epoch, desk.log().size(), new Succession(epoch, votes));
  }

  /** The order by which the orderer of the present epoch hands the table over. */
  static Message.Place handOver(LiarsDesk desk, int to) {
    long size = desk.log().size();
    Bytes head = headAt(desk, size);
    Payload word = new Succession(to, List.of()).payload();
    Entry entry = Entry.sign(desk.key(), tid(desk), desk.tableSeat(), to, size, head, word);
    return new Message.Place(ordered(desk, desk.epoch(), size, head, entry));
  }

  static Ordered ordered(LiarsDesk desk, int epoch, long index, Bytes previous, Entry entry) {
    Order order = Order.sign(desk.key(), tid(desk), epoch, index, previous, entry.hash());
    return new Ordered(order, entry);
  }

  static Bytes headAt(LiarsDesk desk, long size) {
    return desk.log().get((int) size - 1).order().head();
  }

  /** One of many words about who orders, some true and most not. */
  public static Message any(LiarsDesk desk, int way) {
    int epoch = desk.epoch() + 1 + way % 4;
    int size = Math.max(1, desk.log().size() - way / 4 % 3);
    Vote vote = vote(desk, epoch, desk.epoch(), size, headAt(desk, size));
    return switch (way / 12 % 4) {
      case 0 -> new Message.Ballot(vote);
      case 1 -> new Message.Suspect(epoch, epoch * (way / 48 % 2));
      case 2 -> first(desk, mine(desk, desk.epoch()), List.of(vote));
      default -> handOver(desk, epoch);
    };
  }

  private static Bytes tid(LiarsDesk desk) {
    return desk.log().get(0).order().tid();
  }
}
