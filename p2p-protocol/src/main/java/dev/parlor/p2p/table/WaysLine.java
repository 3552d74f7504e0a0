package dev.parlor.p2p.table;

import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code CARD_GAME_WAYS:<npub>[:<address>]*}: the addresses of a network at which a seat answers,
 * past the host. An address is that of IP, 4 or 16 bytes, with two bytes of port.
 */
record WaysLine(Bytes npub, List<Bytes> addresses) {
  static final int MOST = 4;
  private static final String VERB = "CARD_GAME_WAYS";
  private static final int KEY = 32;
  private static final int SHORT = 6;
  private static final int LONG = 18;
  private static final int DIGITS = 2;

  WaysLine {
    addresses = List.copyOf(addresses);
  }

  Bytes message() {
    List<Object> args = new ArrayList<>();
    args.add(npub);
    args.addAll(addresses);
    return new Message.Text(Line.of(VERB, args.toArray())).encode();
  }

  /** Reads such a line; empty when it is of another kind. */
  static Optional<WaysLine> read(Line line) throws Malformed {
    if (!line.verb().equals(VERB)) {
      return Optional.empty();
    } else if (line.args().size() > 1 + MOST) {
      throw new Malformed("more than " + MOST + " addresses");
    }
    List<Bytes> addresses = new ArrayList<>();
    for (int arg = 1; arg < line.args().size(); arg++) {
      int length = line.arg(arg).length() == DIGITS * LONG ? LONG : SHORT;
      addresses.add(line.hex(arg, length));
    }
    return Optional.of(new WaysLine(line.hex(0, KEY), addresses));
  }
}
