package dev.parlor.bluez.socket;

import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/**
 * Asks a phone on which channels of RFCOMM a service is, and reads the answer. Bytes in, bytes out.
 */
final class Sdp {
  static final int PSM = 1;
  private static final int ASK = 6;
  private static final int ANSWER = 7;
  private static final int PROTOCOLS = 4;
  private static final int RFCOMM = 3;
  private static final int MOST = 0xffff;
  private static final int MOST_HEARD = 1 << 16;

  private final byte[] service;
  private final ByteArrayOutputStream lists = new ByteArrayOutputStream();
  private byte[] goOn = new byte[0];
  private boolean complete;
  private int number;

  Sdp(UUID service) {
    this.service =
        java.nio.ByteBuffer.allocate(16)
            .putLong(service.getMostSignificantBits())
            .putLong(service.getLeastSignificantBits())
            .array();
  }

  /** The next question. */
  byte[] ask() {
    byte[] about =
        new Writer()
            .bytes(new byte[] {0x35, 17, 0x1c})
            .bytes(service)
            .u16(MOST)
            .bytes(new byte[] {0x35, 3, 9, 0, PROTOCOLS})
            .u8(goOn.length)
            .bytes(goOn)
            .toArray();
    number++;
    return new Writer().u8(ASK).u16(number).u16(about.length).bytes(about).toArray();
  }

  boolean isComplete() {
    return complete;
  }

  /** Takes one answer in. */
  void heard(byte[] answer) throws Malformed {
    Elements in = new Elements(answer, 0, answer.length);
    if (in.u8() != ANSWER || in.u16() != number) {
      throw new Malformed("no answer to what was asked");
    }
    in.u16();
    byte[] part = in.bytes(in.u16());
    lists.write(part, 0, part.length);
    goOn = in.bytes(in.u8());
    complete = goOn.length == 0;
    if (lists.size() > MOST_HEARD || (part.length == 0 && !complete)) {
      throw new Malformed("it goes on for ever");
    }
  }

  /** The channels in the answers, in their order. */
  List<Integer> channels() throws Malformed {
    List<Integer> channels = new ArrayList<>();
    byte[] all = lists.toByteArray();
    Elements records = new Elements(all, 0, all.length).sequence();
    while (records.hasMore()) {
      Elements record = records.sequence();
      while (record.hasMore()) {
        long attribute = record.number();
        if (attribute == PROTOCOLS) {
          Elements protocols = record.sequence();
          while (protocols.hasMore()) {
            channel(protocols.sequence(), channels);
          }
        } else {
          record.skip();
        }
      }
    }
    return channels;
  }

  private static void channel(Elements protocol, List<Integer> channels) throws Malformed {
    boolean isRfcomm = protocol.hasMore() && protocol.uuid() == RFCOMM;
    if (isRfcomm && protocol.hasMore()) {
      long channel = protocol.number();
      if (channel >= 1 && channel <= 30) {
        channels.add((int) channel);
      }
    }
  }
}
