package dev.parlor.radio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.parlor.radio.Call;
import dev.parlor.radio.CallListener;
import dev.parlor.radio.RadioLink;
import dev.parlor.radio.RadioState;
import dev.parlor.radio.RadioTrouble;
import dev.parlor.radio.Way;
import dev.parlor.radio.testing.FakeHardware.Fate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** When a guest tries again, how often, and how long its phone stays awake for that. */
final class CallAgainTest extends RadioCalls {
  private @Nullable Call ending;

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
    Call call = callOfWhomItSees();
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
    Call call = callOfWhomItSees();
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

  /**
   * While the screen is off most scans are forbidden, and the address of a phone lasts for a
   * quarter hour.
   */
  @Test
  void whoeverAnsweredTheLastTimeIsCalledAgainWithoutLooking() {
    hardware.fate(L2CAP, Fate.ANSWERED, Fate.ANSWERED);
    Call call = callOfWhomItSees();
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
  void aPhoneStaysAwakeForAWhileToFindAgainWhomItHasLost() {
    hardware.fate(L2CAP, Fate.ANSWERED);
    Call call = callOfWhomItSees();
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

  /** A link to a successor has a call of its own, which is as urgent. */
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

  /** Each link that ends at once costs a handshake, so it is called for less and less often. */
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
}
