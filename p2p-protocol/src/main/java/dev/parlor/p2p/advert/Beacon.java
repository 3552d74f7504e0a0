package dev.parlor.p2p.advert;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Callsign;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Reader;
import dev.parlor.p2p.wire.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A sign as it goes through the air, with what its phone adds: how to reach it.
 *
 * @param psm the number of its L2CAP channel, 0 when it has none
 * @param nameCrc {@link Crc16} of the name that its adapter tells everybody who inquires
 */
public record Beacon(TableSign sign, int psm, int nameCrc) {
  /** The service under which geogram's phones look for each other, and ours as well. */
  public static final int SERVICE = 0xfff0;

  public static final int MANUFACTURER = 0xffff;
  private static final int MARK = 0x3e;
  private static final int DEVICE_IDS = 15;
  private static final int FIRST = 0x43;
  private static final int VERSION = 1;
  private static final int HOST = 1;
  private static final int STATION = 2;
  private static final int FULL = 4;
  private static final int WATCHED = 8;
  private static final int MAX_SEATS = 10;

  /** What follows the company's number in the manufacturer's field of the advert. */
  public byte[] manufacturerData() {
    int id = 1 + (sign.npub().toArray()[0] & 0xff) % DEVICE_IDS;
    return new Writer()
        .u8(MARK)
        .u8(id)
        .bytes(sign.callsign().getBytes(StandardCharsets.US_ASCII))
        .toArray();
  }

  /** What follows the service's number in the scan response: 27 bytes. */
  public byte[] serviceData() {
    return new Writer()
        .u8(FIRST)
        .u8(VERSION)
        .u8(flags())
        .u8(sign.game())
        .u8(sign.occupancy().taken())
        .u8(sign.occupancy().seats())
        .u8(psm)
        .bytes(sign.nonce())
        .bytes(sign.keyHash())
        .u16(nameCrc)
        .bytes(sign.npub())
        .toArray();
  }

  private int flags() {
    int kind =
        switch (sign.kind()) {
          case HOST -> HOST;
          case GUEST -> 0;
          case STATION -> STATION;
        };
    return kind | (sign.occupancy().full() ? FULL : 0) | (sign.occupancy().watched() ? WATCHED : 0);
  }

  /** Reads an advert with its scan response; empty when it is none of ours, or nonsense. */
  public static Optional<Beacon> read(byte[] record) {
    AdFields fields = AdFields.of(record);
    Optional<byte[]> advert = fields.manufacturer(MANUFACTURER);
    Optional<byte[]> response = fields.service(SERVICE);
    if (advert.isPresent() && response.isPresent()) {
      try {
        return Optional.of(read(callsign(advert.get()), new Reader(response.get())));
      } catch (Malformed nonsense) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Geogram's GATT server leaves out the device id that its adverts have: 1 to 15. */
  private static String callsign(byte[] data) throws Malformed {
    Reader in = new Reader(data);
    if (in.u8() != MARK) {
      throw new Malformed("not marked");
    }
    int from = data.length > 1 && data[1] >= 1 && data[1] <= DEVICE_IDS ? 2 : 1;
    String callsign = new String(data, from, data.length - from, StandardCharsets.ISO_8859_1);
    if (!Callsign.is(callsign)) {
      throw new Malformed("no callsign");
    }
    return callsign;
  }

  private static Beacon read(String callsign, Reader in) throws Malformed {
    if (in.u8() != FIRST || in.u8() != VERSION) {
      throw new Malformed("another kind of sign");
    }
    int flags = in.u8();
    TableSign.Kind kind = kind(flags);
    int game = in.u8();
    int taken = in.u8();
    int seats = in.u8();
    boolean table = game != TableSign.NO_GAME && seats > 0 && seats <= MAX_SEATS;
    boolean station = game == TableSign.NO_GAME && seats == 0;
    if (taken > seats || !(kind == TableSign.Kind.STATION ? station : table)) {
      throw new Malformed("a table without a game or seats that can't be");
    }
    int psm = in.u8();
    Bytes nonce = in.fixed(TableSign.NONCE);
    Bytes keyHash = in.fixed(TableSign.KEY_HASH);
    int nameCrc = in.u16();
    Bytes npub = in.fixed(TableSign.NPUB);
    boolean full = (flags & FULL) != 0;
    boolean watched = (flags & WATCHED) != 0;
    TableSign.Doorkeeper keeper = new TableSign.Doorkeeper(kind, callsign, keyHash, npub);
    TableSign.Occupancy occupancy = new TableSign.Occupancy(taken, seats, full, watched);
    return new Beacon(new TableSign(nonce, game, keeper, occupancy), psm, nameCrc);
  }

  private static TableSign.Kind kind(int flags) throws Malformed {
    return switch (flags & (HOST | STATION)) {
      case 0 -> TableSign.Kind.GUEST;
      case HOST -> TableSign.Kind.HOST;
      case STATION -> TableSign.Kind.STATION;
      default -> throw new Malformed("a host and a station at once");
    };
  }
}
