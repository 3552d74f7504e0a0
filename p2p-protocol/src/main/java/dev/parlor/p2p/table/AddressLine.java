package dev.parlor.p2p.table;

import dev.parlor.p2p.seat.Message;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.Optional;

/**
 * {@code CARD_GAME_ADDRESS:<YOURS|MINE>:<address>}: where the classic radio of one of two linked
 * phones is, for the next time. No phone can read its own address, but a phone that was connected
 * over that radio has seen it.
 *
 * @param yours whether it is the address of the phone that reads this; otherwise that of the phone
 *     that says it
 */
record AddressLine(boolean yours, Bytes address) {
  static final int LENGTH = 6;
  private static final String VERB = "CARD_GAME_ADDRESS";

  Bytes message() {
    return new Message.Text(Line.of(VERB, yours ? "YOURS" : "MINE", address)).encode();
  }

  /** Reads such a line; empty when it is of another kind. */
  static Optional<AddressLine> read(Line line) throws Malformed {
    if (!line.verb().equals(VERB)) {
      return Optional.empty();
    }
    String whose = line.arg(0);
    if (!whose.equals("YOURS") && !whose.equals("MINE")) {
      throw new Malformed("nobody's address");
    }
    return Optional.of(new AddressLine(whose.equals("YOURS"), line.hex(1, LENGTH)));
  }
}
