package dev.parlor.p2p.log;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import java.nio.charset.StandardCharsets;

/** What an entry says: one text line, one binary block, or who orders from here on. */
public record Payload(int kind, Bytes bytes) {
  public static final int TEXT = 0;
  public static final int BLOCK = 1;
  public static final int SUCCESSION = 2;
  public static final int MAX_BYTES = 65_536;

  public static Payload text(Line line) {
    return new Payload(TEXT, Bytes.of(line.toString().getBytes(StandardCharsets.UTF_8)));
  }

  public static Payload block(byte[] block) {
    return new Payload(BLOCK, Bytes.of(block));
  }

  /** Whether it is short enough for an entry. */
  public boolean fits() {
    return bytes.length() <= MAX_BYTES;
  }

  /** Whether it says who orders. That concerns the table itself and no match. */
  public boolean isSuccession() {
    return kind == SUCCESSION;
  }

  public boolean isText() {
    return kind == TEXT;
  }

  public boolean isBlock() {
    return kind == BLOCK;
  }

  public Line line() throws Malformed {
    if (!isText()) {
      throw new Malformed("a line was expected, not a block");
    }
    return Line.parse(Reader.utf8(bytes.toArray()));
  }
}
