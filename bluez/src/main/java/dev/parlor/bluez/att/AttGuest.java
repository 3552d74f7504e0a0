package dev.parlor.bluez.att;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.radio.gatt.Lanes;
import dev.parlor.radio.hardware.TableUuid;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * Says how a guest gets its lane: one request after the other, each made of the answer to the last.
 * What {@link #begin} returns goes to the host. All that comes is given to {@link #heard}, and what
 * that returns goes to the host, until {@link #isReady}.
 */
public final class AttGuest {
  static final int MTU = 517;
  private static final int FIRST_MTU = 23;
  private static final int HEADER = 3;
  private static final int LONGEST_PIECE = 495;
  private static final int LAST = 0xffff;
  private static final int PRIMARY = 0x2800;
  private static final int CHARACTERISTIC = 0x2803;
  private static final int SUBSCRIPTION = 0x2902;
  private static final int WITHOUT_RESPONSE = 4;

  private enum Stage {
    MTU,
    SERVICE,
    CHARACTERISTICS,
    LANE,
    DESCRIPTORS,
    SUBSCRIBING,
    READY
  }

  private final Bytes nonce;
  private final Map<UUID, Integer> values = new HashMap<>();
  private final Map<Integer, Integer> ends = new HashMap<>();
  private final Map<Integer, Integer> properties = new HashMap<>();
  private Stage stage = Stage.MTU;
  private int mtu = FIRST_MTU;
  private int end;
  private int last;
  private int up;
  private int down;
  private int subscription;

  public AttGuest(Bytes nonce) {
    this.nonce = nonce;
  }

  /** The first request. */
  public byte[] begin() {
    return Att.mtu(Att.MTU_REQUEST, MTU);
  }

  public boolean isReady() {
    return stage == Stage.READY;
  }

  /** How many bytes may be written at once. */
  public int piece() {
    return Math.min(mtu - HEADER, LONGEST_PIECE);
  }

  /**
   * Whether each piece is answered. That is so where the host offers nothing else: it would lose
   * pieces that come faster than it takes them.
   */
  public boolean isAnswered() {
    return (properties.getOrDefault(up, 0) & WITHOUT_RESPONSE) == 0;
  }

  /** One piece for the host. */
  public byte[] write(byte[] bytes, int from, int to) {
    int kind = isAnswered() ? Att.WRITE_REQUEST : Att.WRITE_COMMAND;
    return Att.value(kind, up, Arrays.copyOfRange(bytes, from, to));
  }

  /** Whether this says that the host has taken a piece. */
  public boolean isTaken(byte[] pdu) {
    return isReady() && pdu.length > 0 && pdu[0] == Att.WRITE_RESPONSE;
  }

  /** Whether this says that the host has refused a piece. */
  public boolean isRefused(byte[] pdu) {
    return isReady() && pdu.length > 0 && pdu[0] == Att.ERROR;
  }

  /**
   * The request that tells the host of the end before the connection ends. The host may notice the
   * end of a connection seconds later.
   */
  public byte[] leave() {
    return Att.value(Att.WRITE_REQUEST, subscription, new byte[] {0, 0});
  }

  /** The piece that the host has notified; empty if this packet is no piece on the own lane. */
  public Optional<byte[]> piece(byte[] pdu) {
    boolean own = pdu.length > HEADER && pdu[0] == Att.NOTIFICATION && Att.u16(pdu, 1) == down;
    return own ? Optional.of(Arrays.copyOfRange(pdu, HEADER, pdu.length)) : Optional.empty();
  }

  /** What has to be sent after this packet of the host, if anything has to. */
  public Optional<byte[]> heard(byte[] pdu) throws Malformed {
    if (pdu.length == 0) {
      throw new Malformed("nothing");
    }
    if (Att.isRequest(pdu[0])) {
      return Optional.of(answer(pdu));
    }
    return Att.isAnswer(pdu[0])
        ? Optional.ofNullable(next(pdu)).filter(each -> each.length > 0)
        : Optional.empty();
  }

  /** Answers a request. Phones ask their caller what services it has; it has none. */
  private static byte[] answer(byte[] request) {
    return request[0] == Att.MTU_REQUEST
        ? Att.mtu(Att.MTU_RESPONSE, MTU)
        : Att.error(request[0], request.length >= HEADER ? Att.u16(request, 1) : 0);
  }

  private byte[] next(byte[] pdu) throws Malformed {
    return switch (stage) {
      case MTU -> askedMtu(pdu);
      case SERVICE -> foundService(pdu);
      case CHARACTERISTICS -> foundCharacteristics(pdu);
      case LANE -> gotLane(pdu);
      case DESCRIPTORS -> foundDescriptors(pdu);
      case SUBSCRIBING -> subscribed(pdu);
      case READY -> new byte[0];
    };
  }

  private byte[] askedMtu(byte[] pdu) {
    if (pdu[0] == Att.MTU_RESPONSE && pdu.length >= HEADER) {
      mtu = Math.max(FIRST_MTU, Math.min(MTU, Att.u16(pdu, 1)));
    }
    stage = Stage.SERVICE;
    return Att.find(1, LAST, PRIMARY, Att.bytes(TableUuid.service(nonce)));
  }

  private byte[] foundService(byte[] pdu) throws Malformed {
    expect(pdu, Att.FIND_RESPONSE, 5, "the table is not there");
    end = Att.u16(pdu, 3);
    stage = Stage.CHARACTERISTICS;
    return Att.readByType(Att.u16(pdu, 1), end, CHARACTERISTIC);
  }

  private byte[] foundCharacteristics(byte[] pdu) throws Malformed {
    if (pdu[0] == Att.ERROR) {
      return readLane();
    }
    expect(pdu, Att.READ_BY_TYPE_RESPONSE, 2, "no characteristics");
    int each = pdu[1] & 0xff;
    if (each < 7) {
      throw new Malformed("no characteristics");
    }
    int before = last;
    for (int at = 2; at + each <= pdu.length; at += each) {
      int declared = Att.u16(pdu, at);
      ends.replaceAll((value, ending) -> ending == end && value < declared ? declared - 1 : ending);
      last = Att.u16(pdu, at + 3);
      ends.put(last, end);
      properties.put(last, (int) pdu[at + 2]);
      if (each == 21) {
        values.put(Att.uuid(pdu, at + 5), last);
      }
    }
    if (last <= before) {
      throw new Malformed("it goes round in circles");
    }
    return last >= end ? readLane() : Att.readByType(last + 1, end, CHARACTERISTIC);
  }

  private byte[] readLane() throws Malformed {
    stage = Stage.LANE;
    return Att.read(value(TableUuid.lane(nonce)));
  }

  private byte[] gotLane(byte[] pdu) throws Malformed {
    expect(pdu, Att.READ_RESPONSE, 1, "no lane");
    int lane = Lanes.heard(Arrays.copyOfRange(pdu, 1, pdu.length));
    if (lane == 0) {
      throw new Malformed("all lanes are in use");
    }
    up = value(TableUuid.up(nonce, lane));
    down = value(TableUuid.down(nonce, lane));
    stage = Stage.DESCRIPTORS;
    return Att.findInformation(down + 1, ends.getOrDefault(down, end));
  }

  private int value(UUID characteristic) throws Malformed {
    Integer handle = values.get(characteristic);
    if (handle == null) {
      throw new Malformed("a characteristic is missing");
    }
    return handle;
  }

  private byte[] foundDescriptors(byte[] pdu) throws Malformed {
    expect(pdu, Att.INFORMATION_RESPONSE, 2, "nobody can subscribe");
    for (int at = 2; pdu[1] == 1 && at + 4 <= pdu.length; at += 4) {
      if (Att.u16(pdu, at + 2) == SUBSCRIPTION) {
        stage = Stage.SUBSCRIBING;
        subscription = Att.u16(pdu, at);
        return Att.value(Att.WRITE_REQUEST, subscription, new byte[] {1, 0});
      }
    }
    throw new Malformed("nobody can subscribe");
  }

  private byte[] subscribed(byte[] pdu) throws Malformed {
    expect(pdu, Att.WRITE_RESPONSE, 1, "the lane was refused");
    stage = Stage.READY;
    return new byte[0];
  }

  private static void expect(byte[] pdu, int kind, int least, String otherwise) throws Malformed {
    if (pdu[0] != kind || pdu.length < least) {
      throw new Malformed(otherwise);
    }
  }
}
