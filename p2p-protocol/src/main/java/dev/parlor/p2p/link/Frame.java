package dev.parlor.p2p.link;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.util.List;

/**
 * The plaintext of one encrypted frame.
 *
 * @param more whether the message goes on in the next DATA frame
 * @param seq of DATA frames: 1, 2, 3 ...; of others the last one sent
 * @param ack the last DATA frame received
 */
record Frame(Type type, boolean more, long seq, long ack, Bytes payload) {
  static final int HEADER = 10;
  private static final int MORE = 1;

  /** What a frame is for. */
  enum Type {
    DATA(1),
    ACK(2),
    PING(3),
    PONG(4),
    CLOSE(5),
    CLOSE_ACK(6);

    private static final List<Type> ALL = List.of(values());

    final int code;

    Type(int code) {
      this.code = code;
    }

    static Type of(int code) throws Malformed {
      for (Type type : ALL) {
        if (type.code == code) {
          return type;
        }
      }
      throw new Malformed("a frame of unknown type " + code);
    }
  }

  byte[] encode() {
    return new Writer(HEADER + payload.length())
        .u8(type.code)
        .u8(more ? MORE : 0)
        .u32(seq)
        .u32(ack)
        .bytes(payload)
        .toArray();
  }

  static Frame decode(byte[] plaintext) throws Malformed {
    Reader in = new Reader(plaintext);
    Type type = Type.of(in.u8());
    int flags = in.u8();
    if (flags > MORE) {
      throw new Malformed("unknown flags " + flags);
    }
    return new Frame(type, flags == MORE, in.u32(), in.u32(), in.fixedRest());
  }
}
