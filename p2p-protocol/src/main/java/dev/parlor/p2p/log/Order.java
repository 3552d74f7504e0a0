package dev.parlor.p2p.log;

import dev.parlor.crypto.TaggedHash;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import org.jspecify.annotations.Nullable;

/** The host's word that an entry stands at this index after this head. */
public final class Order {
  private static final TaggedHash.Tag TAG = TaggedHash.tag("cardgame/order/v1");
  private static final int UNSIGNED = 100;

  /** How many bytes it is written as. */
  public static final int BYTES = UNSIGNED + Signatures.LENGTH;

  private final Bytes tid;
  private final long index;
  private final Bytes previous;
  private final Bytes entry;
  private final Bytes signature;
  private @Nullable Bytes head; // computed once: it is asked for again and again

  public Order(Bytes tid, long index, Bytes previous, Bytes entry, Bytes signature) {
    this.tid = tid;
    this.index = index;
    this.previous = previous;
    this.entry = entry;
    this.signature = signature;
  }

  public static Order sign(
      Signatures.Key host, Bytes tid, long index, Bytes previous, Bytes entry) {
    byte[] hash = Hash.tagged(TAG, unsigned(tid, index, previous, entry));
    Order order = new Order(tid, index, previous, entry, Bytes.of(host.sign(hash)));
    order.head = Bytes.of(hash);
    return order;
  }

  public Bytes tid() {
    return tid;
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
      known = Bytes.of(Hash.tagged(TAG, unsigned(tid, index, previous, entry)));
      head = known;
    }
    return known;
  }

  public boolean signedBy(Bytes hostKey, Signatures signatures) {
    return signatures.valid(hostKey, head().toArray(), signature.toArray());
  }

  public byte[] encode() {
    Writer out = new Writer(BYTES);
    write(out);
    return out.toArray();
  }

  public void write(Writer out) {
    write(out, tid, index, previous, entry).bytes(signature);
  }

  public static Order decode(Reader in) throws Malformed {
    return new Order(
        in.fixed(32), in.u32(), in.fixed(32), in.fixed(32), in.fixed(Signatures.LENGTH));
  }

  private static byte[] unsigned(Bytes tid, long index, Bytes previous, Bytes entry) {
    return write(new Writer(UNSIGNED), tid, index, previous, entry).toArray();
  }

  private static Writer write(Writer out, Bytes tid, long index, Bytes previous, Bytes entry) {
    return out.bytes(tid).u32(index).bytes(previous).bytes(entry);
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
