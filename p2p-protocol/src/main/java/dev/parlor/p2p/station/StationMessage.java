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

  Bytes encode();

  void to(Cases cases) throws Malformed;

  /** What is done with a line, and with a part of a file. */
  interface Cases {
    void line(Line line) throws Malformed;

    void part(Bytes bytes) throws Malformed;
  }

  record Text(Line line) implements StationMessage {
    @Override
    public Bytes encode() {
      byte[] text = line.toString().getBytes(StandardCharsets.UTF_8);
      return new Writer().u8(LINE).bytes(text).toBytes();
    }

    @Override
    public void to(Cases cases) throws Malformed {
      cases.line(line);
    }
  }

  record Part(Bytes bytes) implements StationMessage {
    @Override
    public Bytes encode() {
      return new Writer().u8(PART).bytes(bytes).toBytes();
    }

    @Override
    public void to(Cases cases) throws Malformed {
      cases.part(bytes);
    }
  }

  static Bytes line(String verb, Object... args) {
    return new Text(Line.of(verb, args)).encode();
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
