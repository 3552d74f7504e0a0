package dev.parlor.p2p.log;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import org.jspecify.annotations.Nullable;

/**
 * The word of whoever holds the table that an entry stands at this index after this head. The
 * epochs of a table are counted from 0, its host's; in each another seat orders.
 */
public final class Order {
  /** So many epochs a table may have; the last one can't be succeeded. */
  public static final int MOST_EPOCHS = 1 << 16;

  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/order/v1");
  private static final TaggedHash.Tag LATER = TaggedHash.tag("cardgame/order/v2");
  private static final int UNSIGNED = 100;
  private static final int EPOCH = 2;

  /** Of the index: an epoch other than 0 follows. */
  private static final long EPOCH_FOLLOWS = 1L << 31;

  private final Bytes tid;
  private final int epoch;
  private final long index;
  private final Bytes previous;
  private final Bytes entry;
  private final Bytes signature;
  private @Nullable Bytes head; // computed once: it is asked for again and again

  /** An order of a table's host, in its first epoch. */
  public Order(Bytes tid, long index, Bytes previous, Bytes entry, Bytes signature) {
    this(tid, 0, index, previous, entry, signature);
  }

  public Order(Bytes tid, int epoch, long index, Bytes previous, Bytes entry, Bytes signature) {
    this.tid = tid;
    this.epoch = epoch;
    this.index = index;
    this.previous = previous;
    this.entry = entry;
    this.signature = signature;
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
    order.head = Bytes.of(hash);
    return order;
  }

  public Bytes tid() {
    return tid;
  }

  /** In which it was given. */
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

  public Bytes signature() {
    return signature;
  }

  /** The head of the log once this order is applied. */
  public Bytes head() {
    Bytes known = head;
    if (known == null) {
      known = Bytes.of(hash(tid, epoch, index, previous, entry));
      head = known;
    }
    return known;
  }

  public boolean signedBy(Bytes hostKey, Signatures signatures) {
    return signatures.valid(hostKey, head().toArray(), signature.toArray());
  }

  public byte[] encode() {
    Writer out = new Writer(length());
    write(out);
    return out.toArray();
  }

  /** How many bytes it is written as. */
  public int length() {
    return UNSIGNED + Signatures.LENGTH + (epoch == 0 ? 0 : EPOCH);
  }

  public void write(Writer out) {
    writePlace(out.bytes(tid)).bytes(previous).bytes(entry).bytes(signature);
  }

  public static Order decode(Reader in) throws Malformed {
    Bytes tid = in.fixed(32);
    Place place = readPlace(in);
    return new Order(
        tid, place.epoch, place.index, in.fixed(32), in.fixed(32), in.fixed(Signatures.LENGTH));
  }

  /** Where an entry stands; the first epoch is not written. */
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
  public boolean equals(Object other) {
    return other instanceof Order order
        && head().equals(order.head())
        && signature.equals(order.signature);
  }

  @Override
  public int hashCode() {
    return head().hashCode();
  }

  @Override
  public String toString() {
    return "order " + index + " of " + tid + ": " + entry;
  }
}
