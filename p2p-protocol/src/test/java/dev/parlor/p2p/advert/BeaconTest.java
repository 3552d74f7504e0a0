package dev.parlor.p2p.advert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.advert.TableSign.Doorkeeper;
import dev.parlor.p2p.advert.TableSign.Kind;
import dev.parlor.p2p.advert.TableSign.Occupancy;
import dev.parlor.p2p.kits.AllKits;
import dev.parlor.p2p.match.GameKit;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BeaconTest {
  /** Geogram's advert for X1ABCD of device 3. Ours follows behind it. */
  private static final String FLAGS_AND_SERVICE = "020106" + "0303f0ff";

  private static final String NAMED = "0bffffff" + "3e03" + "583141424344";
  private static final String TOLD =
      "1e16f0ff"
          + "4301"
          + "01"
          + "01"
          + "02"
          + "04"
          + "85"
          + "01020304"
          + "a1a2a3a4a5a6"
          + "29b1"
          + "c0c1c2c3c4c5c6c7";

  private static Bytes hex(String hex) throws Malformed {
    return Bytes.parseHex(hex, hex.length() / 2);
  }

  private static Beacon example() throws Malformed {
    TableSign sign =
        new TableSign(
            hex("01020304"),
            1,
            new Doorkeeper(Kind.HOST, "X1ABCD", hex("a1a2a3a4a5a6"), hex("c0c1c2c3c4c5c6c7")),
            Occupancy.of(2, 4));
    return new Beacon(sign, 0x85, Crc16.of("123456789"));
  }

  @Test
  void theBytesAreThese() throws Malformed {
    Beacon beacon = example();
    assertEquals("3e0d583141424344", Bytes.of(beacon.manufacturerData()).hex());
    assertEquals(TOLD.substring(8), Bytes.of(beacon.serviceData()).hex());
    assertEquals(27, beacon.serviceData().length);
  }

  @Test
  void whatIsCriedOutIsHeard() throws Malformed {
    byte[] air = hex(FLAGS_AND_SERVICE + NAMED + TOLD + "0000").toArray();
    assertEquals(Optional.of(example()), Beacon.read(air));
  }

  @Test
  void anAdvertOfTheLongestCallsignIs31BytesLong() throws Malformed {
    TableSign sign = example().sign();
    TableSign longest =
        new TableSign(
            sign.nonce(),
            sign.game(),
            new Doorkeeper(sign.kind(), "ABCDEFGHIJKLMNOP18", sign.keyHash(), sign.npub()),
            sign.occupancy());
    int flagsServiceAndHeader = 3 + 4 + 4;
    assertEquals(31, flagsServiceAndHeader + new Beacon(longest, 0, 0).manufacturerData().length);
  }

  @Test
  void aSignTellsWhetherOthersMayWatch() throws Malformed {
    TableSign sign = example().sign();
    TableSign open =
        new TableSign(sign.nonce(), sign.game(), sign.keeper(), new Occupancy(2, 4, false, true));
    Beacon beacon = new Beacon(open.seated(3, true), 0, 0);
    assertEquals(8 | 4 | 1, beacon.serviceData()[2]);
    assertEquals(Optional.of(beacon), Beacon.read(air(beacon)));
  }

  @Test
  void theDeviceIdMayBeLeftOut() throws Malformed {
    byte[] air = hex("0affffff" + "3e" + "583141424344" + TOLD).toArray();
    assertEquals(Optional.of(example()), Beacon.read(air));
  }

  @Test
  void aSignTellsWhoStandsBehindTheDoor() throws Malformed {
    for (Kind kind : Kind.values()) {
      boolean station = kind == Kind.STATION;
      TableSign sign =
          new TableSign(
              hex("00000001"),
              station ? TableSign.NO_GAME : 6,
              new Doorkeeper(kind, "X3ABCD", hex("a1a2a3a4a5a6"), hex("c0c1c2c3c4c5c6c7")),
              station ? new Occupancy(0, 0, true, false) : new Occupancy(2, 2, true, false));
      Beacon beacon = new Beacon(sign, 0, 7);
      assertEquals(Optional.of(beacon), Beacon.read(air(beacon)), kind.name());
    }
  }

  @Test
  void everyGameHasItsByte() throws Malformed {
    for (GameKit<?, ?> kit : AllKits.GAMES.kits()) {
      TableSign sign = example().sign();
      TableSign other = new TableSign(sign.nonce(), kit.code(), sign.keeper(), Occupancy.of(1, 2));
      Beacon beacon = new Beacon(other, 0, 0);
      assertEquals(Optional.of(beacon), Beacon.read(air(beacon)), kit.id().id());
    }
  }

  @Test
  void nonsenseIsNoSign() throws Malformed {
    String good = FLAGS_AND_SERVICE + NAMED + TOLD;
    assertTrue(Beacon.read(hex(good).toArray()).isPresent());
    String[] bad = {
      "",
      FLAGS_AND_SERVICE + NAMED, // geogram alone
      FLAGS_AND_SERVICE + TOLD, // nobody named
      good.replace("3e03", "3f03"), // not marked
      good.replace("583141424344", "583161424344"), // a small letter
      good.replace("0bffffff3e03583141424344", "07ffffff3e035831"), // a short callsign
      good.replace("f0ff4301", "f0ff4401"), // another first byte
      good.replace("f0ff4301", "f0ff4302"), // another version
      good.replace("430101010204", "430103010204"), // host and station
      good.replace("430101010204", "430101000204"), // no game
      good.replace("430101010204", "430101010504"), // five on four seats
      good.replace("430101010204", "43010101020b"), // eleven seats
      good.replace("430101010204", "430101010000"), // no seats
      good.replace("430101010204", "430102010204"), // a station with a game
      good.replace("1e16f0ff", "1e16f1ff"), // another service
      good.substring(0, good.length() - 2), // cut off
    };
    for (String air : bad) {
      assertEquals(Optional.empty(), Beacon.read(hex(air).toArray()), air);
    }
  }

  @Test
  void whateverIsInTheAirIsReadWithoutAnException() throws Malformed {
    long seed = 7;
    Random random = new Random(seed);
    byte[] good = hex(FLAGS_AND_SERVICE + NAMED + TOLD).toArray();
    int signs = 0;
    for (int i = 0; i < 50_000; i++) {
      byte[] air = random.nextBoolean() ? good.clone() : new byte[random.nextInt(64)];
      if (air.length == good.length) {
        for (int flips = random.nextInt(4); flips > 0; flips--) {
          air[random.nextInt(air.length)] = (byte) random.nextInt(256);
        }
      } else {
        random.nextBytes(air);
      }
      signs += Beacon.read(air).isPresent() ? 1 : 0;
    }
    assertTrue(signs > 0, "seed " + seed);
  }

  @Test
  void theCrcIsThePublishedOne() {
    assertEquals(0x29b1, Crc16.of("123456789"));
  }

  private static byte[] air(Beacon beacon) throws Malformed {
    byte[] named = beacon.manufacturerData();
    byte[] told = beacon.serviceData();
    return new dev.parlor.p2p.wire.Writer()
        .bytes(hex(FLAGS_AND_SERVICE).toArray())
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
