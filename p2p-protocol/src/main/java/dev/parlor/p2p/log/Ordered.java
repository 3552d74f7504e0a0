package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;

/** An entry at its place: what the log consists of, in a message, a journal and a transcript. */
public record Ordered(Order order, Entry entry) {
  public byte[] encode() {
    return new Writer().bytes(order.encode()).bytes(entry.encode()).toArray();
  }

  public static Ordered decode(Reader in) throws Malformed {
    return new Ordered(Order.decode(in), Entry.decode(in));
  }
}
