package dev.parlor.radio.testing;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.advert.Crc16;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.advert.TableSign.Doorkeeper;
import dev.parlor.p2p.advert.TableSign.Occupancy;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Writer;

/** Makes signs of tables and stations for tests. */
public final class Signs {
  /** The name of a table in tests of hardware. */
  public static final Bytes NONCE = Bytes.of(new byte[] {(byte) 0xf1, 2, 3, 4});

  private Signs() {}

  /** The sign of a table of this number. */
  public static TableSign sign(int number, String callsign) {
    return new TableSign(
        Bytes.of(new byte[] {0, 0, 0, (byte) number}),
        6,
        new Doorkeeper(
            TableSign.Kind.HOST,
            callsign,
            Bytes.of(new byte[] {9, 9, 9, 9, 9, (byte) number}),
            Bytes.of(new byte[] {7, 7, 7, 7, 7, 7, 7, (byte) number})),
        Occupancy.of(1, 4));
  }

  public static Beacon beacon(int number, String callsign, int psm, String name) {
    return new Beacon(sign(number, callsign), psm, Crc16.of(name));
  }

  /** One of the many signs that somebody puts up without a table behind them. */
  public static Beacon nobody(int number) {
    byte[] nonce = {1, 0, (byte) (number >> 8), (byte) number};
    Doorkeeper keeper =
        new Doorkeeper(
            TableSign.Kind.HOST,
            "X1NOBODY",
            Bytes.of(new byte[] {8, 8, 8, 8, 8, 8}),
            Bytes.of(new byte[] {7, 7, 7, 7, 7, 7, 7, 7}));
    return new Beacon(new TableSign(Bytes.of(nonce), 6, keeper, Occupancy.of(1, 4)), 0, 0);
  }

  /** Advert and scan response as a scan hands them over. */
  public static byte[] air(Beacon beacon) {
    byte[] named = beacon.manufacturerData();
    byte[] told = beacon.serviceData();
    return new Writer()
        .bytes(new byte[] {2, 1, 6, 3, 3, (byte) 0xf0, (byte) 0xff})
        .u8(named.length + 3)
        .u8(0xff)
        .u16(0xffff)
        .bytes(named)
        .u8(told.length + 3)
        .u8(0x16)
        .u16(0xf0ff)
        .bytes(told)
        .toArray();
  }
}
