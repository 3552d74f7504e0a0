package dev.parlor.p2p.station;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;

/** What goes over a link between a phone and a station: a line, or a part of a file. */
public sealed interface StationMessage {
  /** The largest part of a file, in bytes. */
  int MAX_PART = 32_768;

  int LINE = 0;
  int PART = 1;

  record Text(Line line) implements StationMessage {}

  record Part(Bytes bytes) implements StationMessage {}

  static Bytes line(String verb, Object... args) {
    return new Text(Line.of(verb, args)).encode();
  }

  default Bytes encode() {
    if (this instanceof Text text) {
      byte[] line = text.line.toString().getBytes(StandardCharsets.UTF_8);
      return new Writer().u8(LINE).bytes(line).toBytes();
    }
    return new Writer().u8(PART).bytes(((Part) this).bytes).toBytes();
  }

  static StationMessage decode(Bytes message) throws Malformed {
    Reader in = new Reader(message.toArray());
    int kind = in.u8();
    byte[] rest = in.rest();
    if (kind == LINE) {
      return new Text(Line.parse(Reader.utf8(rest)));
    }
    if (kind != PART || rest.length == 0 || rest.length > MAX_PART) {
      throw new Malformed("neither a line nor a part of a file");
    }
    return new Part(Bytes.of(rest));
  }
}
