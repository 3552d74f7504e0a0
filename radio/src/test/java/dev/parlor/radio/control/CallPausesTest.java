package dev.parlor.radio.control;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class CallPausesTest {
  private final CallPauses pauses = new CallPauses(new Random(1));

  private static void assertPause(long longest, long pause) {
    assertTrue(pause >= longest / 2 && pause <= longest, pause + " of " + longest);
  }

  @Test
  void whoHangsUpAtOnceIsCalledMoreAndMoreSeldom() {
    long now = 0;
    long longest = 500;
    for (int i = 0; i < 10; i++) {
      pauses.answered(now);
      long pause = pauses.ended(now + CallPauses.SOON - 1);
      assertPause(longest, pause);
      now += pause;
      longest = Math.min(8_000, 2 * longest);
    }
  }

  @Test
  void behindALinkThatHeldTheFirstPauseIsShortAgain() {
    for (int i = 0; i < 5; i++) {
      pauses.unanswered();
    }
    pauses.answered(60_000);
    assertPause(500, pauses.ended(60_000 + CallPauses.SOON));
    assertPause(1_000, pauses.unanswered());
  }
}
