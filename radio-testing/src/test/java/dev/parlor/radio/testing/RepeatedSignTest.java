package dev.parlor.radio.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.parlor.radio.Call;
import dev.parlor.radio.testing.FakeHardware.Fate;
import org.junit.jupiter.api.Test;

/** Anybody can repeat a sign. Who the other is, is proven over the link alone. */
final class RepeatedSignTest extends RadioCalls {
  private static final String LIAR = "L2CAP X1LIAR 133";

  /** Calls a table, and twice reaches a phone that repeats its sign and hangs up. */
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

  /** A phone that hangs up may only have had bad luck. */
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
