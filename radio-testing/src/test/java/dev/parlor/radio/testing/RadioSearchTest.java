package dev.parlor.radio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.ClassicAddress;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.FoundTable;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.Strength;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.hardware.RadioRefused;
import dev.parlor.radio.hardware.ScanEars;
import dev.parlor.radio.hardware.Seen;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Looking for tables, as often as Android allows. */
final class RadioSearchTest {
  private static final Beacon NEAR = Signs.beacon(1, "X1NEAR", 0, "near");
  private static final Beacon FAR = Signs.beacon(2, "X1FAR", 0, "far");

  private final RadioBench bench = new RadioBench();
  private final FakeHardware hardware = bench.hardware;
  private final Finds finds = new Finds();

  @Test
  void tablesAreListedTheStrongestFirst() {
    bench.radios.search(finds);
    bench.pass(10);
    hardware.show(FAR, -90);
    hardware.show(NEAR, -40);
    bench.pass(1_000);
    assertEquals(List.of("X1NEAR", "X1FAR"), finds.last());
    assertEquals(-40, finds.tables.get(finds.tables.size() - 1).get(0).strength());
  }

  @Test
  void whatNobodyMeasuredIsListedLastAndChangesNoStrength() {
    bench.radios.search(finds);
    bench.pass(10);
    hardware.show(FAR, Strength.UNKNOWN);
    hardware.show(NEAR, -90);
    hardware.show(NEAR, Strength.UNKNOWN);
    bench.pass(1_000);
    List<FoundTable> last = finds.tables.get(finds.tables.size() - 1);
    assertEquals(List.of("X1NEAR", "X1FAR"), finds.last());
    assertEquals(-90, last.get(0).strength());
    assertFalse(Strength.isKnown(last.get(1).strength()));
    assertEquals("SEEN", bench.diary.notes().get(0).text());
    hardware.show(FAR, -40);
    bench.pass(1_000);
    assertEquals(List.of("X1FAR", "X1NEAR"), finds.last());
  }

  @Test
  void oneStrongMomentMakesNoPhoneNear() {
    bench.radios.search(finds);
    bench.pass(10);
    hardware.show(FAR, -80);
    hardware.show(NEAR, -70);
    hardware.show(FAR, -60);
    bench.pass(1_000);
    assertEquals(List.of("X1NEAR", "X1FAR"), finds.last());
  }

  @Test
  void aSignThatIsNotSeenAnyMoreIsGone() {
    bench.radios.search(finds);
    bench.pass(10);
    hardware.show(NEAR, -40);
    bench.pass(10_000);
    hardware.show(FAR, -90);
    bench.pass(10_000);
    assertEquals(List.of("X1FAR"), finds.last());
    bench.pass(10_000);
    assertEquals(List.of(), finds.last());
  }

  @Test
  void theListChangesAtMostOnceASecond() {
    bench.radios.search(finds);
    bench.pass(10);
    for (int i = 0; i < 200; i++) {
      hardware.show(NEAR, -40 - 5 * (i % 9));
      bench.pass(50);
    }
    assertTrue(finds.tables.size() <= 12, "told " + finds.tables.size());
  }

  @Test
  void somebodyWhoChangesTheSignIsTheSameTable() {
    bench.radios.search(finds);
    bench.pass(10);
    hardware.show(NEAR, -40);
    bench.pass(1_000);
    hardware.show(new Beacon(NEAR.sign().seated(4, true), 0, 0), -40);
    bench.pass(1_000);
    List<FoundTable> last = finds.tables.get(finds.tables.size() - 1);
    assertEquals(1, last.size());
    assertEquals(4, last.get(0).sign().occupancy().taken());
  }

  @Test
  void noiseInTheAirIsPassedOver() {
    bench.radios.search(finds);
    bench.pass(10);
    ScanEars ears = hardware.scan;
    if (ears != null) {
      Seen nobody =
          (way, psm, nonce) -> {
            throw new RadioRefused(RadioTrouble.NOBODY);
          };
      ears.heard(new byte[] {2, 1, 6, 30, (byte) 0xff, 1}, -40, nobody);
    }
    bench.pass(2_000);
    assertEquals(List.of(), finds.tables);
  }

  @Test
  void anAirFullOfSignsOfNobodyFillsNoListAndHidesNobody() {
    bench.radios.search(finds);
    bench.pass(10);
    hardware.show(NEAR, -70);
    hardware.show(NEAR, -70);
    for (int i = 0; i < 5_000; i++) {
      hardware.show(Signs.nobody(i), -30);
      if (i % 500 == 0) {
        hardware.show(NEAR, -70);
      }
    }
    bench.pass(2_000);
    assertTrue(finds.last().contains("X1NEAR"), finds.last().toString());
    assertEquals(64, finds.last().size());
    assertTrue(bench.diary.notes().size() < 100, "and no log");
  }

  @Test
  void whoeverIsStillThereIsSeenAmongSignsThatStay() {
    bench.radios.search(finds);
    bench.pass(10);
    for (int i = 0; i < 10_000; i++) {
      hardware.show(Signs.nobody(i % 100), -30);
    }
    hardware.show(NEAR, -90);
    bench.pass(2_000);
    assertTrue(finds.last().contains("X1NEAR"), finds.last().toString());
  }

  @Test
  void aScanIsStartedAtMostFiveTimesWithinThirtySeconds() {
    for (int i = 0; i < 20; i++) {
      Search search = bench.radios.search(new Finds());
      bench.pass(500);
      search.close();
      bench.pass(500);
    }
    Search last = bench.radios.search(finds);
    bench.pass(60_000);
    List<Long> starts = hardware.times("scan");
    for (int i = 5; i < starts.size(); i++) {
      assertTrue(starts.get(i) - starts.get(i - 5) > 30_000, starts.toString());
    }
    assertTrue(hardware.scan != null, "the last search is not forgotten");
    last.close();
    bench.pass(10);
    assertTrue(hardware.scan == null, "nobody looks any more");
  }

  @Test
  void twoSearchesShareOneScan() {
    Search one = bench.radios.search(finds);
    Search two = bench.radios.search(new Finds());
    bench.pass(100);
    one.close();
    one.close();
    bench.pass(100);
    assertEquals(List.of("scan"), hardware.asked());
    two.close();
    bench.pass(100);
    assertEquals(List.of("scan", "no scan"), hardware.asked());
  }

  @Test
  void aScanThatFailsIsStartedAgain() {
    bench.radios.search(finds);
    bench.pass(100);
    ScanEars first = hardware.scan;
    if (first != null) {
      first.failed(RadioTrouble.BUSY);
    }
    bench.pass(4_000);
    assertEquals(List.of(RadioTrouble.BUSY), finds.hindered);
    assertEquals(1, hardware.times("scan").size());
    bench.pass(2_000);
    assertEquals(2, hardware.times("scan").size());
    if (first != null) {
      first.failed(RadioTrouble.BUSY); // these ears belong to an old scan
    }
    bench.pass(6_000);
    assertEquals(2, hardware.times("scan").size());
  }

  @Test
  void whatHindersASearchIsSaidAndTheSearchGoesOnAfterwards() {
    hardware.noScan = Optional.of(RadioTrouble.LOCATION_OFF);
    bench.radios.search(finds);
    bench.pass(100);
    assertEquals(List.of(RadioTrouble.LOCATION_OFF), finds.hindered);
    hardware.noScan = Optional.empty();
    hardware.become(hardware.state); // something changed
    bench.pass(100);
    assertEquals(List.of("scan"), hardware.asked());
    hardware.become(new RadioState(true, false, true, false));
    bench.pass(100);
    assertEquals(List.of(RadioTrouble.LOCATION_OFF, RadioTrouble.OFF), finds.hindered);
    hardware.become(new RadioState(true, true, true, true));
    bench.pass(100);
    assertEquals(List.of("scan", "no scan", "scan"), hardware.asked());
  }

  @Test
  void anInquiryListsPhonesTheNearestFirstAndEndsBySomeTime() {
    Search search = bench.radios.search(finds);
    search.inquire();
    search.inquire();
    bench.pass(100);
    InquiryEars ears = hardware.inquiry;
    if (ears != null) {
      ears.heard(new FoundPhone("far", RadioBench.address(1), -90));
      ears.heard(new FoundPhone("near", RadioBench.address(2), -50));
      ears.heard(new FoundPhone("far", RadioBench.address(1), -80));
    }
    bench.pass(1_000);
    List<FoundPhone> last = finds.phones.get(finds.phones.size() - 1);
    assertEquals(2, last.size());
    assertEquals("near", last.get(0).name());
    assertEquals(-80, last.get(1).strength());
    bench.pass(20_000);
    assertEquals(1, hardware.times("inquire").size());
    assertEquals(1, hardware.times("no inquiry").size());
  }

  @Test
  void whoAnswersAnInquiryUnderAThousandAddressesFillsNoList() {
    bench.radios.search(finds).inquire();
    bench.pass(100);
    InquiryEars ears = hardware.inquiry;
    if (ears != null) {
      ears.heard(new FoundPhone("first", RadioBench.address(1), -90));
      for (int i = 0; i < 1_000; i++) {
        byte[] other = {6, 0, 0, 0, (byte) (i >> 8), (byte) i};
        ears.heard(new FoundPhone("other", new ClassicAddress(Bytes.of(other)), -40));
      }
      ears.heard(new FoundPhone("first", RadioBench.address(1), -30));
    }
    bench.pass(1_000);
    List<FoundPhone> last = finds.phones.get(finds.phones.size() - 1);
    assertEquals(64, last.size());
    assertEquals("first", last.get(0).name(), "who was there before is heard on");
  }

  @Test
  void anInquiryThatIsRefusedIsSaid() {
    hardware.noInquiry = Optional.of(RadioTrouble.PERMISSION);
    bench.radios.search(finds).inquire();
    bench.pass(100);
    assertEquals(List.of(RadioTrouble.PERMISSION), finds.hindered);
  }
}
