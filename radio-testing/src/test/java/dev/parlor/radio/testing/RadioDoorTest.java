package dev.parlor.radio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.advert.Crc16;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Door;
import dev.parlor.radio.DoorStatus;
import dev.parlor.radio.Guests;
import dev.parlor.radio.Handle;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.testing.FakeHardware.FakePipe;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How a host shows its table, and how it is reached. */
final class RadioDoorTest {
  private static final TableSign SIGN = Signs.sign(1, "X1HOST");
  private static final RadioState ON = new RadioState(true, true, true, true);
  private static final RadioState OFF = new RadioState(true, false, true, false);

  private final RadioBench bench = new RadioBench();
  private final FakeHardware hardware = bench.hardware;
  private final List<RadioLink> came = new ArrayList<>();
  private final List<DoorStatus> told = new ArrayList<>();

  private Door open() {
    return open(SIGN);
  }

  private Door open(TableSign sign) {
    Door door =
        bench.radios.open(
            sign,
            new Guests() {
              @Override
              public void came(RadioLink link) {
                came.add(link);
              }

              @Override
              public void changed(DoorStatus status) {
                told.add(status);
              }
            });
    bench.pass(10);
    return door;
  }

  private DoorStatus status() {
    return told.get(told.size() - 1);
  }

  private FakeHardware.FakeListening listening(Way way) {
    return Objects.requireNonNull(hardware.listening.get(way));
  }

  @Test
  void aDoorIsOpenToEveryWayAndItsSignSaysHowToGetIn() {
    open();
    assertEquals(new DoorStatus(true, EnumSet.allOf(Way.class), Set.of()), status());
    assertEquals(new Beacon(SIGN, 0x91, Crc16.of("host's phone")), hardware.up);
    listening(Way.GATT).come();
    listening(Way.RFCOMM).come();
    listening(Way.RFCOMM).come();
    bench.pass(10);
    assertEquals(3, came.size());
    assertEquals(Way.GATT, came.get(0).way());
    assertEquals(3, bench.radios.connections());
    assertEquals(3, bench.awake.holds(), "each keeps the phone awake");
  }

  @Test
  void aPhoneThatCantPutUpASignIsOpenForInquiries() {
    hardware.state = new RadioState(true, true, false, false);
    hardware.refusing.addAll(EnumSet.of(Way.L2CAP, Way.GATT));
    open();
    assertFalse(status().signUp());
    assertTrue(status().troubles().contains(RadioTrouble.NO_ADVERTISER));
    assertEquals(Set.of(Way.RFCOMM), status().ways());
    assertNull(hardware.up);
  }

  @Test
  void aSignThatAndroidRefusesForNowIsPutUpLater() {
    hardware.noSign = Optional.of(RadioTrouble.BUSY);
    open();
    assertEquals(Set.of(RadioTrouble.BUSY), status().troubles());
    hardware.noSign = Optional.empty();
    bench.pass(2_000);
    assertEquals(new DoorStatus(true, EnumSet.allOf(Way.class), Set.of()), status());
  }

  @Test
  void aSocketThatBreaksIsOpenedAgain() {
    open();
    listening(Way.L2CAP).breakDown();
    bench.pass(10);
    assertEquals(EnumSet.of(Way.RFCOMM, Way.GATT), status().ways());
    bench.pass(2_000);
    assertEquals(EnumSet.allOf(Way.class), status().ways());
    assertEquals(2, hardware.times("listen L2CAP").size());
    assertEquals(1, hardware.times("listen RFCOMM").size());
  }

  @Test
  void switchingBluetoothOffShutsEverythingAndOnOpensItAgain() {
    open();
    FakePipe inside = listening(Way.RFCOMM).come();
    bench.pass(10);
    hardware.become(OFF);
    bench.pass(10);
    assertTrue(inside.closed, "links end, whatever their sockets think");
    assertEquals(0, bench.awake.holds(), "nothing keeps the phone awake any more");
    assertEquals(DoorStatus.shut(RadioTrouble.OFF), status());
    assertNull(hardware.up);
    for (Way way : Way.values()) {
      assertEquals(1, hardware.times("shut " + way).size());
    }
    hardware.become(ON);
    bench.pass(10);
    assertEquals(new DoorStatus(true, EnumSet.allOf(Way.class), Set.of()), status());
    listening(Way.RFCOMM).come();
    bench.pass(10);
    assertEquals(2, came.size());
  }

  @Test
  void aDoorOpensWhenBluetoothIsSwitchedOnLater() {
    hardware.become(OFF);
    open();
    assertEquals(DoorStatus.shut(RadioTrouble.OFF), status());
    hardware.become(ON);
    bench.pass(10);
    assertTrue(status().signUp());
  }

  @Test
  void aPhoneWithoutBluetoothSaysSo() {
    hardware.state = new RadioState(false, false, false, false);
    open();
    assertEquals(DoorStatus.shut(RadioTrouble.ABSENT), status());
  }

  @Test
  void theSignChangesWhenSomebodySitsDown() {
    Door door = open();
    door.show(SIGN.seated(2, false));
    door.show(SIGN.seated(2, false));
    bench.pass(10);
    assertEquals(2, Objects.requireNonNull(hardware.up).sign().occupancy().taken());
    assertEquals(1, hardware.times("sign up EAGER").size(), "its address stays the same");
    assertEquals(1, hardware.times("sign changed EAGER").size());
    assertEquals(1, told.size() - 1); // told when it was opened, and when its sign went up
  }

  @Test
  void aClosedDoorLetsNobodyInAndItsLinksLiveOn() {
    Door door = open();
    FakePipe inside = listening(Way.RFCOMM).come();
    bench.pass(10);
    door.close();
    door.close();
    bench.pass(10);
    assertFalse(inside.closed);
    assertNull(hardware.up);
    hardware.become(OFF);
    bench.pass(10);
    hardware.become(ON);
    bench.pass(10_000);
    assertEquals(1, hardware.times("listen RFCOMM").size(), "it stays shut");
    assertTrue(inside.closed);
  }

  @Test
  void beingSeenByInquiriesIsToldAndTouchesNoDoor() {
    open();
    List<RadioState> seen = new ArrayList<>();
    bench.radios.watch(seen::add);
    hardware.become(ON.discoverable(true));
    bench.pass(10);
    assertEquals(List.of(ON.discoverable(true)), seen);
    assertEquals(1, hardware.times("sign up EAGER").size());
    assertEquals(1, hardware.times("listen RFCOMM").size());
  }

  @Test
  void watchersAreToldOfEveryChangeUntilTheyLeave() {
    List<RadioState> seen = new ArrayList<>();
    Handle watch = bench.radios.watch(seen::add);
    hardware.become(OFF);
    bench.pass(1);
    hardware.become(OFF);
    bench.pass(1);
    hardware.become(ON);
    bench.pass(1);
    watch.close();
    hardware.become(OFF);
    bench.pass(1);
    assertEquals(List.of(OFF, ON), seen);
  }

  /** A guest who reads the sign must be able to come in. */
  @Test
  void theSignGoesUpWhenAllWaysAreOpenAndSaysSoWhenOneIsOpenedAgain() {
    open();
    List<String> asked = hardware.asked();
    assertEquals("sign up EAGER", asked.get(asked.size() - 1));
    assertEquals(1 + Way.values().length, asked.indexOf("sign up EAGER"));
    assertTrue(asked.contains("listen RFCOMM of any"), "for guests who do not know the nonce");
    listening(Way.L2CAP).breakDown();
    bench.pass(10);
    assertEquals(0, Objects.requireNonNull(hardware.up).psm());
    bench.pass(2_000);
    assertEquals(0x91, Objects.requireNonNull(hardware.up).psm());
    assertEquals(1, hardware.times("sign up EAGER").size(), "its address stays the same");
  }

  @Test
  void whoeverPlaysIsSeenLessOften() {
    Door door = open();
    door.show(SIGN.seated(4, true));
    bench.pass(10);
    assertEquals(1, hardware.times("sign changed CALM").size());
    door.show(SIGN.seated(3, false));
    bench.pass(10);
    assertEquals(1, hardware.times("sign changed EAGER").size());
  }

  /**
   * Guests that are on their way call the address that they have seen, so the sign must keep it.
   */
  @Test
  void whoHoldsTheTableNowSaysSoOnTheSignThatHangsThere() {
    Bytes key = Bytes.of(new byte[32]);
    TableSign table = SIGN.seated(4, true);
    Door door = open(table.byGuest("X1NEXT", key, key));
    assertEquals(1, hardware.times("sign up EAGER").size());
    door.show(table.heldBy("X1NEXT", key, key));
    bench.pass(10);
    assertEquals(1, hardware.times("sign changed CALM").size());
    assertEquals(List.of(), hardware.times("sign down"));
    TableSign now = Objects.requireNonNull(hardware.up).sign();
    assertEquals(TableSign.Kind.HOST, now.kind());
    assertEquals("X1NEXT", now.callsign());
  }

  @Test
  void aWayThatAndroidRefusesIsTriedAgainAfterPausesThatGrow() {
    hardware.refusing.add(Way.GATT);
    open();
    assertEquals(Set.of(RadioTrouble.BUSY), status().troubles());
    assertTrue(status().signUp(), "the other ways are open");
    bench.pass(120_000);
    List<Long> tries = hardware.times("refused GATT");
    long longest = 2_000;
    for (int i = 1; i < tries.size(); i++) {
      long pause = tries.get(i) - tries.get(i - 1);
      assertTrue(pause >= longest / 2 && pause <= longest, pause + " of " + longest);
      longest = Math.min(32_000, 2 * longest);
    }
    assertTrue(tries.size() > 5, tries.toString());
    hardware.refusing.clear();
    bench.pass(32_000);
    assertEquals(EnumSet.allOf(Way.class), status().ways());
    assertEquals(Set.of(), status().troubles());
  }
}
