package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;

/**
 * An entry at its place. The log consists of these, in a message, a journal and a transcript alike.
 */
public record Ordered(Order order, Entry entry) {
  private static final int HASH = 32;

  public byte[] encode() {
    Writer out = new Writer(length());
    write(out);
    return out.toArray();
  }

  /** How many bytes it is written as. */
  public int length() {
    return order.length() + entry.length();
  }

  public void write(Writer out) {
    order.write(out);
    entry.write(out);
  }

  /** How many bytes its brief form has. */
  public int briefLength() {
    return length() - 2 * HASH;
  }

  public byte[] encodeBrief() {
    Writer out = new Writer(briefLength());
    writeBrief(out);
    return out.toArray();
  }

  /**
   * Writes it without what one half says already about the other: the entry's table, and its hash
   * in the order.
   */
  public void writeBrief(Writer out) {
    order.writePlace(out.bytes(order.tid())).bytes(order.previous()).bytes(order.signature());
    entry.writeRest(out);
  }

  public static Ordered decodeBrief(Reader in) throws Malformed {
    Bytes tid = in.fixed(32);
    Order.Place place = Order.readPlace(in);
    Bytes previous = in.fixed(32);
    Bytes signature = in.fixed(Signatures.LENGTH);
    Entry entry = Entry.decodeRest(tid, in);
    in.end();
    Order order = new Order(tid, place.epoch(), place.index(), previous, entry.hash(), signature);
    return new Ordered(order, entry);
  }

  public static Ordered decode(Reader in) throws Malformed {
    return new Ordered(Order.decode(in), Entry.decode(in));
  }
}
