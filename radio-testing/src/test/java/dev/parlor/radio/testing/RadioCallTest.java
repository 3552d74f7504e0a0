package dev.parlor.radio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.testing.FakeHardware.Fate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The order in which a guest tries to reach a table. */
final class RadioCallTest extends RadioCalls {
  private static final Beacon OTHER = Signs.beacon(2, "X1ELSE", 0x85, "another phone");
  private static final String GATT = "GATT X1HOST";

  private void finishInquiry() {
    InquiryEars ears = hardware.inquiry;
    if (ears != null) {
      ears.finished();
    }
    bench.pass(0);
  }

  private void answer(String name, int number, int strength) {
    InquiryEars ears = hardware.inquiry;
    if (ears != null) {
      ears.heard(new FoundPhone(name, RadioBench.address(number), strength));
    }
  }

  @Test
  void aRememberedAddressIsTriedFirstAndNothingIsScanned() {
    bench.known.put(TABLE.sign().npub(), RadioBench.address(7));
    hardware.fate(rfcomm(7), Fate.ANSWERED);
    call(TARGET);
    bench.pass(1_000);
    assertEquals(List.of(Way.RFCOMM), reached);
    assertEquals(List.of(rfcomm(7)), hardware.asked());
  }

  @Test
  void whoeverIsSeenIsTriedOverL2capAndGattInTurn() {
    hardware.fate(GATT, Fate.REFUSED, Fate.ANSWERED);
    call(TARGET);
    bench.pass(100);
    hardware.show(OTHER, -30);
    showFor(5_000);
    assertEquals(
        List.of(
            "scan", "no scan", L2CAP, "scan", "no scan", GATT, "scan", "no scan", L2CAP, "scan",
            "no scan", GATT),
        without(hardware.asked(), "give up"));
    assertEquals(List.of(Way.GATT), reached);
    assertEquals(List.of(), failed);
  }

  @Test
  void whoHasAnotherAddressByNowIsLookedForAgain() {
    hardware.fate(GATT, Fate.ANSWERED);
    callOfWhomItSees();
    hardware.home++;
    showFor(1_000);
    assertEquals(
        List.of("scan", "no scan", L2CAP + " where nobody is any more", "scan", "no scan", GATT),
        without(hardware.asked(), "give up"));
    assertEquals(List.of(Way.GATT), reached);
    List<String> told = new ArrayList<>();
    bench.diary.notes().forEach(note -> told.add(note.text()));
    assertEquals(
        List.of(
            "SEEN -60 dBm",
            "DIALED L2CAP",
            "FAILED L2CAP refused",
            "MOVED",
            "DIALED GATT",
            "REACHED GATT"),
        told);
  }

  /**
   * A sign has another address after each start, and the sign of the first holder may still be up.
   */
  @Test
  void whoHoldsTheTableNowIsFoundByItsSignWhereverItHangs() {
    hardware.fate("GATT X1NEXT", Fate.ANSWERED);
    Bytes npub = Bytes.of(new byte[] {5, 5, 5, 5, 5, 5, 5, 5});
    Bytes linkKey = Bytes.of(new byte[32]);
    TableSign guest = TABLE.sign().byGuest("X1NEXT", linkKey, npub);
    TableSign holder = TABLE.sign().heldBy("X1NEXT", linkKey, npub);
    call(
        new TableTarget(
            Optional.of(holder.nonce()), Optional.empty(), Optional.of(npub), Optional.empty()));
    bench.pass(100);
    hardware.show(TABLE, -40);
    bench.pass(100);
    hardware.show(new Beacon(guest, TABLE.psm(), TABLE.nameCrc()), -60);
    hardware.home++;
    for (int look = 0; look < 20 && reached.isEmpty(); look++) {
      bench.pass(100);
      hardware.show(TABLE, -40);
      hardware.show(new Beacon(holder, TABLE.psm(), TABLE.nameCrc()), -60);
    }
    assertEquals(
        List.of(
            "scan",
            "no scan",
            "L2CAP X1NEXT 133 where nobody is any more",
            "scan",
            "no scan",
            "GATT X1NEXT"),
        without(hardware.asked(), "give up"));
    assertEquals(List.of(Way.GATT), reached);
  }

  /** Android allows no scan before the half minute is over. Nobody has gone meanwhile. */
  @Test
  void whoMayNotScanForAWhileWaitsForIt() {
    hardware.noInquiry = java.util.Optional.of(RadioTrouble.BUSY);
    call(TARGET);
    showFor(60_000);
    assertTrue(hardware.times("scan").size() > 6);
    assertFalse(failed.contains(RadioTrouble.NOBODY), "its sign was there all the time");
  }

  @Test
  void aTableWithoutAChannelIsNotTriedOverL2cap() {
    hardware.fate(GATT, Fate.ANSWERED);
    call(TARGET);
    bench.pass(100);
    hardware.show(Signs.beacon(1, "X1HOST", 0, "host's phone"), -60);
    bench.pass(1_000);
    assertFalse(hardware.asked().contains(L2CAP));
    assertEquals(List.of(Way.GATT), reached);
  }

  @Test
  void aPairedPhoneIsKnownByTheNameOfItsAdapter() {
    hardware.bonded.add(new FoundPhone("my watch", RadioBench.address(3), -127));
    hardware.bonded.add(new FoundPhone("host's phone", RadioBench.address(4), -127));
    hardware.fate(rfcomm(4), Fate.ANSWERED);
    callOfWhomItSees();
    bench.pass(1_000);
    assertEquals(List.of("scan", "no scan", rfcomm(4)), hardware.asked());
    assertEquals(List.of(Way.RFCOMM), reached);
  }

  @Test
  void theAirIsSilentFor150MillisecondsBeforeSomebodyConnects() {
    Search search = bench.radios.search(new Finds());
    hardware.fate(L2CAP, Fate.ANSWERED);
    callOfWhomItSees();
    bench.pass(1_000);
    long silent = hardware.times("no scan").get(0);
    assertEquals(List.of(silent + 150), hardware.times(L2CAP));
    assertEquals(2, hardware.times("scan").size()); // the search goes on
    search.close();
    bench.pass(0);
    assertEquals(2, hardware.times("no scan").size());
  }

  @Test
  void whoDoesNotAnswerIsGivenUpAfterTenSeconds() {
    hardware.fate(L2CAP, Fate.SILENCE);
    hardware.fate(GATT, Fate.ANSWERED);
    call(TARGET);
    showFor(30_000);
    List<Long> tries = hardware.times(L2CAP);
    assertEquals(1, tries.size());
    assertEquals(tries.get(0) + 10_000, (long) hardware.times("give up " + L2CAP).get(0));
    assertEquals(List.of(Way.GATT), reached);
  }

  @Test
  void whoShowsNoSignIsSoughtByAnInquiry() {
    hardware.fate(rfcomm(6), Fate.ANSWERED);
    call(TARGET);
    bench.pass(7_000);
    answer("far", 5, -90);
    answer("near", 6, -40);
    finishInquiry();
    bench.pass(1_000);
    assertEquals(List.of("scan", "no scan", "inquire", "no inquiry", rfcomm(6)), hardware.asked());
    assertEquals(List.of(Way.RFCOMM), reached);
  }

  @Test
  void whoShowsASignAndDoesNotAnswerIsSoughtByItsNameAlone() {
    hardware.fate(rfcomm(5), Fate.REFUSED, Fate.REFUSED, Fate.ANSWERED);
    call(TARGET);
    showFor(1_500);
    assertEquals(1, hardware.times("inquire").size());
    answer("near", 6, -40);
    answer("host's phone", 5, -90);
    finishInquiry();
    bench.pass(1_000);
    assertEquals(3, hardware.times(rfcomm(5)).size());
    assertEquals(List.of(), hardware.times(rfcomm(6)));
    assertEquals(List.of(Way.RFCOMM), reached);
  }

  @Test
  void strangersAreNotCalledForAPhoneThatDoesNotAnswerAtItsAddress() {
    bench.known.put(TABLE.sign().npub(), RadioBench.address(7));
    call(TARGET);
    call(TableTarget.at(RadioBench.address(3)));
    bench.pass(120_000);
    assertEquals(List.of(), hardware.times("inquire"));
    assertTrue(hardware.times(rfcomm(7)).size() > 4);
    assertTrue(hardware.times(rfcomm(3) + " for any").size() > 4);
  }

  @Test
  void aPhoneWithoutLowEnergyInquiresAtOnce() {
    hardware.noScan = java.util.Optional.of(RadioTrouble.NO_LOW_ENERGY);
    call(TARGET);
    bench.pass(1);
    assertEquals(List.of("inquire"), hardware.asked());
  }

  @Test
  void whoeverIsAtAnAddressIsCalledWithoutASign() {
    hardware.fate(rfcomm(3) + " for any", Fate.ANSWERED);
    call(TableTarget.at(RadioBench.address(3)));
    bench.pass(1_000);
    assertEquals(List.of(rfcomm(3) + " for any"), hardware.asked());
    assertEquals(List.of(Way.RFCOMM), reached);
  }

  @Test
  void aSignThatASearchHasJustSeenIsGoodEnough() {
    bench.radios.search(new Finds());
    bench.pass(100);
    hardware.show(TABLE, -60);
    bench.pass(2_000);
    hardware.fate(L2CAP, Fate.ANSWERED);
    call(TARGET);
    bench.pass(200);
    assertEquals(List.of(Way.L2CAP), reached);
  }

  private static List<String> without(List<String> lines, String start) {
    List<String> rest = new ArrayList<>(lines);
    rest.removeIf(line -> line.startsWith(start));
    return rest;
  }
}
