package dev.parlor.bluez.att;

import dev.parlor.p2p.wire.Writer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.UUID;

/** The packets of the attribute protocol. Their numbers stand with the low byte first. */
final class Att {
  static final int ERROR = 0x01;
  static final int MTU_REQUEST = 0x02;
  static final int MTU_RESPONSE = 0x03;
  static final int INFORMATION_RESPONSE = 0x05;
  static final int FIND_RESPONSE = 0x07;
  static final int READ_BY_TYPE_RESPONSE = 0x09;
  static final int READ_RESPONSE = 0x0b;
  static final int WRITE_REQUEST = 0x12;
  static final int WRITE_RESPONSE = 0x13;
  static final int NOTIFICATION = 0x1b;
  static final int WRITE_COMMAND = 0x52;
  private static final int FIND_INFORMATION = 0x04;
  private static final int FIND = 0x06;
  private static final int READ_BY_TYPE = 0x08;
  private static final int READ = 0x0a;
  private static final int NOT_SUPPORTED = 0x06;
  private static final int LAST_REQUEST = 0x20;
  private static final int CONFIRMATION = 0x1e;

  private Att() {}

  /**
   * Whether this kind of packet is a request. Requests are even, and their answers are odd.
   * Commands and confirmations are not answered.
   */
  static boolean isRequest(byte kind) {
    return kind > ERROR && kind <= LAST_REQUEST && kind % 2 == 0 && kind != CONFIRMATION;
  }

  static boolean isAnswer(byte kind) {
    return kind > 0 && kind < NOTIFICATION && kind % 2 == 1;
  }

  static byte[] mtu(int kind, int mtu) {
    return begin(kind, mtu).toArray();
  }

  static byte[] error(int request, int handle) {
    return new Writer().u8(ERROR).u8(request).bytes(little(handle)).u8(NOT_SUPPORTED).toArray();
  }

  static byte[] find(int from, int to, int type, byte[] value) {
    return begin(FIND, from).bytes(little(to)).bytes(little(type)).bytes(value).toArray();
  }

  static byte[] readByType(int from, int to, int type) {
    return begin(READ_BY_TYPE, from).bytes(little(to)).bytes(little(type)).toArray();
  }

  static byte[] findInformation(int from, int to) {
    return begin(FIND_INFORMATION, from).bytes(little(to)).toArray();
  }

  static byte[] read(int handle) {
    return begin(READ, handle).toArray();
  }

  static byte[] value(int kind, int handle, byte[] value) {
    return begin(kind, handle).bytes(value).toArray();
  }

  private static Writer begin(int kind, int first) {
    return new Writer().u8(kind).bytes(little(first));
  }

  static byte[] bytes(UUID uuid) {
    return ByteBuffer.allocate(16)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putLong(uuid.getLeastSignificantBits())
        .putLong(uuid.getMostSignificantBits())
        .array();
  }

  static UUID uuid(byte[] pdu, int at) {
    ByteBuffer from = ByteBuffer.wrap(pdu, at, 16).order(ByteOrder.LITTLE_ENDIAN);
    long low = from.getLong();
    return new UUID(from.getLong(), low);
  }

  static int u16(byte[] pdu, int at) {
    return (pdu[at] & 0xff) | (pdu[at + 1] & 0xff) << 8;
  }

  private static byte[] little(int value) {
    return new byte[] {(byte) value, (byte) (value >> 8)};
  }
}
