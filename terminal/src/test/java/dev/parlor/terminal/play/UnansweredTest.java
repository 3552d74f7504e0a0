package dev.parlor.terminal.play;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class UnansweredTest {
  private final AtomicLong now = new AtomicLong(5_000);
  private final Unanswered silence = new Unanswered(1_000, now::get);

  private void pass(long millis) {
    now.addAndGet(millis);
  }

  @Test
  void whoAnswersIsNeverSilent() {
    silence.answers(true);
    pass(9_000);
    assertFalse(silence.reigns());
    assertFalse(silence.isTooLong());
  }

  @Test
  void silenceCountsFromTheFirstCallThatNobodyAnswered() {
    silence.answers(false);
    pass(900);
    silence.answers(false);
    assertTrue(silence.reigns());
    assertFalse(silence.isTooLong());
    pass(100);
    assertTrue(silence.isTooLong());
  }

  @Test
  void whoComesBackIsWaitedForAnew() {
    silence.answers(false);
    pass(999);
    silence.answers(true);
    pass(50);
    assertFalse(silence.reigns());
    silence.answers(false);
    pass(999);
    assertFalse(silence.isTooLong());
  }
}
