package dev.parlor.p2p.seat;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Order;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;

/** What phones at a table say to each other: a byte for the kind, then one of these. */
public sealed interface Message {
  int LINE = 0;
  int ENTRY = 1;
  int ORDERED = 2;
  int FETCH = 3;
  int HAVE = 4;
  int YOURS = 5;

  /** A line before or beside the log. */
  record Text(Line line) implements Message {}

  /** An entry for the host to order. */
  record Submit(Entry entry) implements Message {}

  /** An entry that the host has ordered. */
  record Place(Ordered ordered) implements Message {}

  /** What the author sent is ordered; it has the entry already. */
  record Yours(Order order) implements Message {}

  /** My log has this size and this head: send me what follows. */
  record Fetch(long size, Bytes head) implements Message {}

  /** My log has this size; what you lack of it follows. */
  record Have(long size) implements Message {}

  default Bytes encode() {
    if (this instanceof Text text) {
      byte[] line = text.line.toString().getBytes(StandardCharsets.UTF_8);
      return new Writer().u8(LINE).bytes(line).toBytes();
    } else if (this instanceof Submit submit) {
      Writer out = new Writer(1 + submit.entry.length()).u8(ENTRY);
      submit.entry.write(out);
      return out.toBytes();
    } else if (this instanceof Place place) {
      Writer out = new Writer(1 + place.ordered.briefLength()).u8(ORDERED);
      place.ordered.writeBrief(out);
      return out.toBytes();
    } else if (this instanceof Yours yours) {
      Writer out = new Writer(1 + Order.BYTES).u8(YOURS);
      yours.order.write(out);
      return out.toBytes();
    } else if (this instanceof Fetch fetch) {
      return new Writer().u8(FETCH).u32(fetch.size).bytes(fetch.head).toBytes();
    }
    return new Writer().u8(HAVE).u32(((Have) this).size).toBytes();
  }

  static Message decode(Bytes bytes) throws Malformed {
    Reader in = new Reader(bytes);
    int kind = in.u8();
    Message message =
        switch (kind) {
          case LINE -> new Text(Line.parse(Reader.utf8(in.rest())));
          case ENTRY -> new Submit(Entry.decode(in));
          case ORDERED -> new Place(Ordered.decodeBrief(in));
          case FETCH -> new Fetch(in.u32(), in.fixed(32));
          case HAVE -> new Have(in.u32());
          case YOURS -> new Yours(Order.decode(in));
          default -> throw new Malformed("a message of unknown kind " + kind);
        };
    in.end();
    return message;
  }
}
