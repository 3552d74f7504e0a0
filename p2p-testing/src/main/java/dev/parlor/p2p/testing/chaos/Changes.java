package dev.parlor.p2p.testing.chaos;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Payload;
import dev.parlor.p2p.testing.liars.LiarsDesk;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;

/** Other things that a seat could say in place of what its session says. */
final class Changes {
  private Changes() {}

  /** A payload with one argument or one byte changed. */
  static Payload changed(Payload payload, int way) {
    if (!payload.isText()) {
      byte[] bytes = payload.bytes().toArray();
      bytes[way % bytes.length] ^= (byte) (1 << way % 8);
      return Payload.block(bytes);
    }
    try {
      return Payload.text(changed(payload.line(), way));
    } catch (Malformed noLine) {
      return payload;
    }
  }

  private static Line changed(Line line, int way) {
    List<String> args = new ArrayList<>(line.args());
    if (args.size() < 2) {
      return line;
    }
    int at = 1 + way % (args.size() - 1); // the first says who speaks
    args.set(at, changed(args.get(at), way));
    return new Line(line.verb(), args);
  }

  private static String changed(String arg, int way) {
    if (arg.matches("-?[0-9]{1,8}")) {
      int[] others = {0, -1, 1, 1_000_000, 7};
      return Integer.toString(Integer.parseInt(arg) + others[way % others.length]);
    }
    boolean zero = arg.startsWith("0");
    return arg.isEmpty() ? "x" : (zero ? "1" : "0") + arg.substring(1);
  }

  /** What another seat has said, as an own payload. */
  static Payload asMine(LiarsDesk desk, Payload foreign) {
    try {
      if (foreign.isText() && !foreign.line().args().isEmpty()) {
        List<String> args = new ArrayList<>(foreign.line().args());
        args.set(0, Integer.toString(desk.me() + 1));
        return Payload.text(new Line(foreign.line().verb(), args));
      }
    } catch (Malformed noLine) {
      return foreign;
    }
    return foreign;
  }

  /** An entry as its author would have signed it with so much less of the log seen. */
  static Entry unseen(LiarsDesk desk, Entry entry, int less) {
    long seen = Math.max(1, entry.seen() - 1 - less % 40);
    return Entry.sign(
        desk.key(),
        entry.tid(),
        entry.seat(),
        entry.counter(),
        seen,
        desk.log().get((int) seen - 1).order().head(),
        entry.payload());
  }
}
