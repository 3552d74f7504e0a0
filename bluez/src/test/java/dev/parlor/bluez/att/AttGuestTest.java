package dev.parlor.bluez.att;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Malformed;
import dev.parlor.p2p.wire.Writer;
import dev.parlor.radio.hardware.TableUuid;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** The requests by which a guest gets its lane, and its use of the answers, byte for byte. */
final class AttGuestTest {
  private static final Bytes NONCE = Bytes.of(new byte[] {(byte) 0xf1, 2, 3, 4});
  private static final int LANE = 0x12;
  private static final int UP = 0x14;
  private static final int DOWN = 0x16;
  private static final int QUICK = 4;
  private static final int WRITE = 8;

  private final AttGuest guest = new AttGuest(NONCE);

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text.replace(" ", ""));
  }

  private String said(byte[] answer) throws Malformed {
    return guest.heard(answer).map(HexFormat.of()::formatHex).orElse("");
  }

  /** One line of the answer that lists characteristics. */
  private static byte[] characteristic(int properties, int value, UUID name) {
    return new Writer()
        .bytes(new byte[] {9, 21, (byte) (value - 1), 0, (byte) properties, (byte) value, 0})
        .bytes(Att.bytes(name))
        .toArray();
  }

  /** Goes through all answers up to the one that tells the lane. */
  private void untilLane(int upProperties) throws Malformed {
    said(hex("03 0502"));
    said(hex("07 1000 1900"));
    said(characteristic(2, LANE, TableUuid.lane(NONCE)));
    said(characteristic(upProperties, UP, TableUuid.up(NONCE, 2)));
    said(characteristic(0x10, DOWN, TableUuid.down(NONCE, 2)));
    said(hex("01 08 1700 0a"));
  }

  private void untilReady(int upProperties) throws Malformed {
    untilLane(upProperties);
    said(hex("0b 01 02"));
    said(hex("05 01 1700 0229"));
    said(hex("13"));
  }

  @Test
  void aLaneIsHadByAskingOneThingAfterTheOther() throws Malformed {
    assertEquals("020502", HexFormat.of().formatHex(guest.begin()));
    assertEquals(
        "060100ffff0028524f4c524150439c5b4d0200040302f1", said(hex("03 0502")), "the service");
    assertEquals("08100019000328", said(hex("07 1000 1900")), "its characteristics");
    assertEquals(
        "08130019000328", said(characteristic(2, LANE, TableUuid.lane(NONCE))), "and the next");
    said(characteristic(WRITE, UP, TableUuid.up(NONCE, 2)));
    said(characteristic(0x10, DOWN, TableUuid.down(NONCE, 2)));
    assertEquals("0a1200", said(hex("01 08 1700 0a")), "the lane");
    assertEquals("0417001900", said(hex("0b 01 02")), "what stands behind down");
    assertFalse(guest.isReady());
    assertEquals("1217000100", said(hex("05 01 1700 0229")), "notifications");
    assertEquals("", said(hex("13")));
    assertTrue(guest.isReady());
    assertArrayEquals(hex("12 1700 0000"), guest.leave());
  }

  @Test
  void piecesAreAnsweredUnlessTheHostOffersOtherwise() throws Malformed {
    untilReady(WRITE);
    assertTrue(guest.isAnswered());
    assertArrayEquals(hex("12 1400 0708"), guest.write(hex("06 07 08"), 1, 3));
    assertTrue(guest.isTaken(hex("13")));
    assertTrue(guest.isRefused(hex("01 12 1400 0e")));
    assertEquals(495, guest.piece());
  }

  @Test
  void aHostThatTakesPiecesWithoutAnswerGetsThemSo() throws Malformed {
    untilReady(WRITE | QUICK);
    assertFalse(guest.isAnswered());
    assertArrayEquals(hex("52 1400 07"), guest.write(hex("07"), 0, 1));
  }

  @Test
  void onlyTheOwnLaneIsHeard() throws Malformed {
    untilReady(WRITE);
    assertArrayEquals(hex("aa bb"), guest.piece(hex("1b 1600 aabb")).orElseThrow());
    assertEquals(Optional.empty(), guest.piece(hex("1b 1800 aabb")));
    assertEquals(Optional.empty(), guest.piece(hex("1b 1600")));
  }

  /** Phones ask their callers for services. */
  @Test
  void whatAHostAsksIsAnsweredWithNothing() throws Malformed {
    assertEquals("030502", said(hex("02 0502")));
    assertEquals("0108010006", said(hex("08 0100 ffff 0028")));
    assertEquals("", said(hex("1b 1600 aabb")));
    assertFalse(guest.isReady());
  }

  @Test
  void aSmallPacketStaysSmall() throws Malformed {
    said(hex("03 1700"));
    assertEquals(20, guest.piece());
  }

  @Test
  void whereThereIsNoTableOrNoLaneItEnds() throws Malformed {
    said(hex("03 0502"));
    assertThrows(Malformed.class, () -> said(hex("01 06 0100 0a")));
    AttGuestTest full = new AttGuestTest();
    full.untilLane(WRITE);
    assertThrows(Malformed.class, () -> full.said(hex("0b 01 00")));
    AttGuestTest none = new AttGuestTest();
    none.untilLane(WRITE);
    assertThrows(Malformed.class, () -> none.said(hex("0b 01 05")), "a lane that it has not");
  }

  @Test
  void nonsenseEndsIt() throws Malformed {
    assertThrows(Malformed.class, () -> said(new byte[0]));
    said(hex("03 0502"));
    said(hex("07 1000 1900"));
    said(characteristic(2, LANE, TableUuid.lane(NONCE)));
    byte[] again = characteristic(2, LANE, TableUuid.lane(NONCE));
    assertThrows(Malformed.class, () -> said(again), "a list that goes round in circles");
    AttGuestTest cut = new AttGuestTest();
    cut.said(hex("03 0502"));
    assertThrows(Malformed.class, () -> cut.said(hex("07 1000")));
  }
}
