package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.clock.Timeline;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One thread of a phone. In a lab, work that comes while it is busy waits; elsewhere nothing costs
 * time.
 */
final class Processor {
  private final Timeline time;
  private final @Nullable Lab<?, ?> lab;
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private long freeMicros;
  private boolean busy;

  Processor(Timeline time, @Nullable Lab<?, ?> lab) {
    this.time = time;
    this.lab = lab;
  }

  /** Does some work. When its time is over, what follows from it is done. */
  <T> void run(Supplier<T> work, Consumer<T> then) {
    Lab<?, ?> timing = lab;
    if (timing == null) {
      then.accept(work.get());
      return;
    }
    long arrived = time.now();
    waiting.add(() -> begin(timing, arrived, work, then));
    if (!busy) {
      next();
    }
  }

  private <T> void begin(Lab<?, ?> timing, long arrived, Supplier<T> work, Consumer<T> then) {
    Lab.Bill bill = new Lab.Bill();
    T result = timing.timed(work, bill);
    // in millionths, so that many small pieces are not rounded up one by one
    freeMicros = Math.max(freeMicros, 1000 * arrived) + bill.micros();
    time.at(
        (freeMicros + 999) / 1000,
        () -> {
          then.accept(result);
          next();
        });
  }

  private void next() {
    Runnable task = waiting.poll();
    busy = task != null;
    if (task != null) {
      task.run();
    }
  }
}
