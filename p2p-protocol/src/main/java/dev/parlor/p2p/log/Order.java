package dev.parlor.p2p.log;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;

/**
 * The word of the seat that holds the table: an entry stands at this index, after this head. The
 * epochs of a table are counted from 0; in each another seat orders, the host in the first.
 */
public final class Order extends Signed {
  /** How many epochs a table may have. The last one can't be succeeded. */
  public static final int MOST_EPOCHS = 1 << 16;

  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/order/v1");
  private static final TaggedHash.Tag LATER = TaggedHash.tag("cardgame/order/v2");
  private static final int UNSIGNED = 100;
  private static final int EPOCH = 2;

  /** A bit of the written index: the number of the epoch follows, because it is not 0. */
  private static final long EPOCH_FOLLOWS = 1L << 31;

  private final int epoch;
  private final long index;
  private final Bytes previous;
  private final Bytes entry;

  /** An order of a table's host, in its first epoch. */
  public Order(Bytes tid, long index, Bytes previous, Bytes entry, Bytes signature) {
    this(tid, 0, index, previous, entry, signature);
  }

  public Order(Bytes tid, int epoch, long index, Bytes previous, Bytes entry, Bytes signature) {
    super(tid, signature);
    this.epoch = epoch;
    this.index = index;
    this.previous = previous;
    this.entry = entry;
  }

  /** An order of a table's host, in its first epoch. */
  public static Order sign(
      Signatures.Key host, Bytes tid, long index, Bytes previous, Bytes entry) {
    return sign(host, tid, 0, index, previous, entry);
  }

  public static Order sign(
      Signatures.Key orderer, Bytes tid, int epoch, long index, Bytes previous, Bytes entry) {
    byte[] hash = hash(tid, epoch, index, previous, entry);
    Order order = new Order(tid, epoch, index, previous, entry, Bytes.of(orderer.sign(hash)));
    order.known(hash);
    return order;
  }

  /** The epoch in which the order was given. */
  public int epoch() {
    return epoch;
  }

  public long index() {
    return index;
  }

  /** The head of the log before this order. */
  public Bytes previous() {
    return previous;
  }

  /** The hash of the entry that is ordered. */
  public Bytes entry() {
    return entry;
  }

  /** The head of the log once this order is applied. */
  public Bytes head() {
    return digest();
  }

  @Override
  byte[] hashed() {
    return hash(tid(), epoch, index, previous, entry);
  }

  @Override
  public int length() {
    return UNSIGNED + Signatures.LENGTH + (epoch == 0 ? 0 : EPOCH);
  }

  @Override
  public void write(Writer out) {
    writePlace(out.bytes(tid())).bytes(previous).bytes(entry).bytes(signature());
  }

  public static Order decode(Reader in) throws Malformed {
    Bytes tid = in.fixed(32);
    Place place = readPlace(in);
    return new Order(
        tid, place.epoch, place.index, in.fixed(32), in.fixed(32), in.fixed(Signatures.LENGTH));
  }

  /** Where an entry stands. The first epoch is not written. */
  record Place(int epoch, long index) {}

  Writer writePlace(Writer out) {
    return epoch == 0 ? out.u32(index) : out.u32(index | EPOCH_FOLLOWS).u16(epoch);
  }

  static Place readPlace(Reader in) throws Malformed {
    long index = in.u32();
    if ((index & EPOCH_FOLLOWS) == 0) {
      return new Place(0, index);
    }
    int epoch = in.u16();
    if (epoch == 0) {
      throw new Malformed("the first epoch is not written");
    }
    return new Place(epoch, index & ~EPOCH_FOLLOWS);
  }

  private static byte[] hash(Bytes tid, int epoch, long index, Bytes previous, Bytes entry) {
    Writer out = new Writer(UNSIGNED + EPOCH).bytes(tid);
    if (epoch > 0) {
      out.u16(epoch);
    }
    out.u32(index).bytes(previous).bytes(entry);
    return Hash.tagged(epoch == 0 ? TAG : LATER, out.toArray());
  }

  @Override
  public String toString() {
    return "order " + index + " of " + tid() + ": " + entry;
  }
}
