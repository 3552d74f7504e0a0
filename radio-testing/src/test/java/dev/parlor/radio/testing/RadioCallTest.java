package dev.parlor.radio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.p2p.advert.Beacon;
import dev.parlor.p2p.advert.TableSign;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.FoundPhone;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Search;
import dev.parlor.radio.TableTarget;
import dev.parlor.radio.Way;
import dev.parlor.radio.hardware.InquiryEars;
import dev.parlor.radio.testing.FakeHardware.Fate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The order in which a guest tries to reach a table. */
final class RadioCallTest {
  private static final int PSM = 0x85;
  private static final Beacon TABLE = Signs.beacon(1, "X1HOST", PSM, "host's phone");
  private static final Beacon OTHER = Signs.beacon(2, "X1ELSE", PSM, "another phone");
  private static final TableTarget TARGET = TableTarget.of(TABLE.sign());
  private static final String L2CAP = "L2CAP X1HOST 133";
  private static final String GATT = "GATT X1HOST";

  private final RadioBench bench = new RadioBench();
  private final FakeHardware hardware = bench.hardware;
  private final List<Way> reached = new ArrayList<>();
  private final List<RadioTrouble> failed = new ArrayList<>();
  private @Nullable Call ending;

  private final CallListener listener =
      new CallListener() {
        @Override
        public void reached(RadioLink link) {
          reached.add(link.way());
        }

        @Override
        public void failed(RadioTrouble why) {
          failed.add(why);
        }
      };

  private static String rfcomm(int number) {
    return "RFCOMM " + RadioBench.address(number).text();
  }

  private Call call(TableTarget target) {
    return bench.radios.call(target, listener);
  }

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

  /** Shows a table's sign whenever somebody looks for one. */
  private void showFor(long millis) {
    for (long i = 0; i < millis; i += 100) {
      bench.pass(100);
      hardware.show(TABLE, -60);
    }
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
    call(TARGET);
    bench.pass(100);
    hardware.show(TABLE, -60);
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

  /** Each start of a sign has another address, and the first holder's own may still be up. */
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

  /** Android would not listen before the half minute is over; nobody has gone meanwhile. */
  @Test
  void whoMayNotScanForAWhileWaitsForIt() {
    hardware.noInquiry = java.util.Optional.of(RadioTrouble.BUSY);
    call(TARGET);
    showFor(60_000);
    assertTrue(hardware.times("scan").size() > 6);
    assertFalse(failed.contains(RadioTrouble.NOBODY), "its sign was there all the time");
  }

  private static List<String> without(List<String> lines, String start) {
    List<String> rest = new ArrayList<>(lines);
    rest.removeIf(line -> line.startsWith(start));
    return rest;
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
    call(TARGET);
    bench.pass(100);
    hardware.show(TABLE, -60);
    bench.pass(1_000);
    assertEquals(List.of("scan", "no scan", rfcomm(4)), hardware.asked());
    assertEquals(List.of(Way.RFCOMM), reached);
  }

  @Test
  void theAirIsSilentFor150MillisecondsBeforeSomebodyConnects() {
    Search search = bench.radios.search(new Finds());
    hardware.fate(L2CAP, Fate.ANSWERED);
    call(TARGET);
    bench.pass(100);
    hardware.show(TABLE, -60);
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
  void roundsFollowEachOtherWithPausesThatGrow() {
    hardware.noScan = java.util.Optional.of(RadioTrouble.NO_LOW_ENERGY);
    hardware.noInquiry = java.util.Optional.of(RadioTrouble.BUSY);
    List<Long> times = new ArrayList<>();
    Call call =
        bench.radios.call(
            TARGET,
            new CallListener() {
              @Override
              public void reached(RadioLink link) {
                throw new AssertionError("nobody is there");
              }

              @Override
              public void failed(RadioTrouble why) {
                times.add(bench.strand.now());
                failed.add(why);
              }
            });
    bench.pass(60_000);
    call.close();
    bench.pass(0);
    int rounds = times.size();
    bench.pass(60_000);
    assertEquals(rounds, times.size(), "closed calls call no more");
    assertTrue(failed.stream().allMatch(why -> why == RadioTrouble.BUSY));
    long longest = 500;
    for (int i = 1; i < times.size(); i++) {
      long pause = times.get(i) - times.get(i - 1);
      assertTrue(pause >= longest / 2 && pause <= longest, pause + " of " + longest);
      longest = Math.min(8_000, 2 * longest);
    }
    assertTrue(rounds >= 9);
  }

  @Test
  void nothingIsTriedWhileBluetoothIsOff() {
    hardware.become(new RadioState(true, false, true, false));
    hardware.fate(L2CAP, Fate.ANSWERED);
    call(TARGET);
    bench.pass(20_000);
    assertEquals(List.of(), hardware.asked());
    assertEquals(RadioTrouble.OFF, failed.get(0));
    hardware.become(new RadioState(true, true, true, true));
    bench.pass(8_100);
    hardware.show(TABLE, -60);
    bench.pass(1_000);
    assertEquals(List.of(Way.L2CAP), reached);
  }

  @Test
  void aLinkThatBrokeIsCalledAgainAfterAPause() {
    bench.known.put(TABLE.sign().npub(), RadioBench.address(7));
    hardware.fate(rfcomm(7), Fate.ANSWERED, Fate.ANSWERED);
    Call call = call(TARGET);
    bench.pass(60_000);
    assertEquals(1, reached.size(), "a call rests once it was answered");
    call.again();
    call.again();
    bench.pass(10_000);
    assertEquals(2, reached.size());
    long pause = hardware.times(rfcomm(7)).get(1) - 60_000;
    assertTrue(pause >= 250 + 150 && pause <= 500 + 150, "paused " + pause);
  }

  @Test
  void aCallThatIsClosedGivesUpWhomItDials() {
    hardware.fate(L2CAP, Fate.SILENCE);
    Call call = call(TARGET);
    bench.pass(100);
    hardware.show(TABLE, -60);
    bench.pass(1_000);
    call.close();
    bench.pass(60_000);
    assertEquals(List.of("scan", "no scan", L2CAP, "give up " + L2CAP), hardware.asked());
    assertEquals(List.of(), reached);
    assertEquals(List.of(), failed);
  }

  @Test
  void whoHasGoneOutOfReachIsNotSoughtByInquiries() {
    hardware.fate(L2CAP, Fate.ANSWERED);
    Call call = call(TARGET);
    bench.pass(100);
    hardware.show(TABLE, -60);
    bench.pass(20_000);
    call.again();
    bench.pass(60_000);
    assertEquals(List.of(), hardware.times("inquire"));
    assertTrue(failed.size() > 3);
    hardware.fate(L2CAP, Fate.ANSWERED);
    while (hardware.scan == null) {
      bench.pass(500);
    }
    hardware.show(TABLE, -60);
    bench.pass(1_000);
    assertEquals(List.of(Way.L2CAP, Way.L2CAP), reached);
  }

  /** A screen that is off forbids most scans, and a phone's address lasts for a quarter hour. */
  @Test
  void whoeverAnsweredTheLastTimeIsCalledAgainWithoutLooking() {
    hardware.fate(L2CAP, Fate.ANSWERED, Fate.ANSWERED);
    Call call = call(TARGET);
    bench.pass(100);
    hardware.show(TABLE, -60);
    bench.pass(60_000);
    call.again();
    bench.pass(1_000);
    assertEquals(List.of("scan", "no scan", L2CAP, L2CAP), hardware.asked());
    assertEquals(2, reached.size());
    call.again();
    bench.pass(30_000);
    assertEquals(3, hardware.times(L2CAP).size(), "once, and then it is looked for");
    assertTrue(hardware.times("scan").size() > 1);
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

  @Test
  void aPhoneStaysAwakeForAWhileToFindAgainWhomItHasLost() {
    hardware.fate(L2CAP, Fate.ANSWERED);
    Call call = call(TARGET);
    bench.pass(100);
    hardware.show(TABLE, -60);
    bench.pass(1_000);
    int linked = bench.awake.holds();
    call.again();
    bench.pass(10);
    assertEquals(linked + 1, bench.awake.holds());
    bench.pass(178_000);
    assertEquals(linked + 1, bench.awake.holds());
    bench.pass(3_000);
    assertEquals(linked, bench.awake.holds(), "for a bounded time");
    hardware.fate(L2CAP, Fate.ANSWERED);
    showFor(60_000);
    assertEquals(2, reached.size());
    call.again();
    bench.pass(10);
    call.close();
    bench.pass(10);
    assertEquals(linked + 1, bench.awake.holds(), "its two links alone");
  }

  /** The link to a successor is called for by a call of its own: it is as urgent. */
  @Test
  void whoCallsForTheFirstTimeIsAwakeForAsLong() {
    Call lost = call(TARGET);
    bench.pass(179_000);
    assertEquals(1, bench.awake.holds());
    bench.pass(2_000);
    assertEquals(0, bench.awake.holds(), "for a bounded time");
    lost.close();
    Call given = call(TARGET);
    bench.pass(1_000);
    assertEquals(1, bench.awake.holds());
    given.close();
    bench.pass(10);
    assertEquals(0, bench.awake.holds());
  }

  /** Each such link costs a handshake: there are fewer and fewer of them. */
  @Test
  void whoHangsUpAtOnceAgainAndAgainIsCalledMoreAndMoreSeldom() {
    Fate[] always = new Fate[100];
    Arrays.fill(always, Fate.ANSWERED);
    bench.known.put(TABLE.sign().npub(), RadioBench.address(7));
    hardware.fate(rfcomm(7), always);
    CallListener hungUpOn =
        new CallListener() {
          @Override
          public void reached(RadioLink link) {
            reached.add(link.way());
            Objects.requireNonNull(ending).again();
          }

          @Override
          public void failed(RadioTrouble why) {
            failed.add(why);
          }
        };
    ending = bench.radios.call(TARGET, hungUpOn);
    bench.pass(120_000);
    assertTrue(reached.size() < 30, reached.size() + " links in two minutes");
  }

  private static final String LIAR = "L2CAP X1LIAR 133";

  /** Reaches whoever repeats the sign, who hangs up, twice. */
  private Call deceived() {
    hardware.fate(LIAR, Fate.ANSWERED, Fate.ANSWERED, Fate.ANSWERED);
    Call call = call(TARGET);
    bench.pass(100);
    hardware.repeat(TABLE, -30, "X1LIAR");
    bench.pass(1_000);
    call.again();
    bench.pass(5_000);
    assertEquals(2, hardware.times(LIAR).size());
    call.again();
    return call;
  }

  /** Anybody can repeat a sign; who it was is proven over the link alone. */
  @Test
  void whoRepeatsASignAndHangsUpTwiceIsNotCalledWhileTheOtherIsThere() {
    hardware.fate(L2CAP, Fate.ANSWERED);
    deceived();
    for (int i = 0; i < 100; i++) {
      bench.pass(100);
      hardware.repeat(TABLE, -30, "X1LIAR");
      hardware.show(TABLE, -60);
    }
    assertEquals(2, hardware.times(LIAR).size());
    assertEquals(1, hardware.times(L2CAP).size());
    assertEquals(3, reached.size());
  }

  /** Bad luck is no lie. */
  @Test
  void whoHangsUpTwiceIsCalledAgainWhenNobodyElseShowsTheSign() {
    deceived();
    for (int i = 0; i < 200; i++) {
      bench.pass(100);
      hardware.repeat(TABLE, -30, "X1LIAR");
    }
    assertEquals(3, hardware.times(LIAR).size());
    assertEquals(3, reached.size());
  }

  @Test
  void aLinkThatHeldForAWhileMakesGoodForOneThatDidNot() {
    hardware.fate(LIAR, Fate.ANSWERED, Fate.ANSWERED, Fate.ANSWERED);
    Call call = call(TARGET);
    bench.pass(100);
    hardware.repeat(TABLE, -30, "X1LIAR");
    for (int i = 0; i < 2; i++) {
      bench.pass(40_000);
      call.again();
    }
    bench.pass(5_000);
    assertEquals(3, hardware.times(LIAR).size());
    assertEquals(1, hardware.times("scan").size(), "it was called where it was");
  }
}
