package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.Optional;

/**
 * A block that carries another seat's entry: whoever signs it was handed that entry directly, and
 * the host has not ordered it. Once the block stands in the log, everybody knows that the host has
 * the entry.
 */
public final class Vouch {
  public static final int TYPE = 11;

  private Vouch() {}

  public static Payload of(Entry entry) {
    return Payload.block(new Writer().u8(TYPE).bytes(entry.encode()).toArray());
  }

  /** The entry for which this one vouches; empty if it vouches for none. */
  public static Optional<Entry> in(Entry voucher) {
    Reader block = new Reader(voucher.payload().bytes());
    try {
      if (voucher.payload().isText() || block.u8() != TYPE) {
        return Optional.empty();
      }
      Entry entry = Entry.decode(block);
      block.end();
      return Optional.of(entry);
    } catch (Malformed wrong) {
      return Optional.empty(); // not even readable; the match says so when it hears the entry
    }
  }
}
