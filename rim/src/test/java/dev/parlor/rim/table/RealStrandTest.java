package dev.parlor.rim.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RealStrandTest {
  /**
   * A processor that sleeps for half an hour. Its own delays stand still meanwhile; the clock goes
   * on.
   */
  @Test
  void whatBecameDueInASleepIsDoneSoonAfterIt() throws InterruptedException {
    AtomicLong clock = new AtomicLong(5_000);
    CountDownLatch done = new CountDownLatch(1);
    try (RealStrand strand =
        new RealStrand(
            Runnable::run,
            fault -> {
              throw new AssertionError(fault);
            },
            1_000_000,
            clock::get)) {
      assertEquals(1_000_000, strand.now());
      strand.at(strand.now() + 30 * 60_000, done::countDown);
      clock.addAndGet(31 * 60_000);
      assertEquals(1_000_000 + 31 * 60_000, strand.now());
      assertTrue(done.await(120, TimeUnit.SECONDS), "not in half an hour more");
    }
  }
}
