package dev.parlor.bench.crypto;

import dev.parlor.bench.sheet.MeasurementSheet;
import dev.parlor.crypto.BadInput;
import dev.parlor.crypto.TwoHands;
import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.Entropy;
import dev.parlor.rim.table.SecondHand;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How a shuffle and a check are divided between two threads. Measured is the processor time of
 * each, which a busy machine changes little. A phone with two free cores waits for the longer of
 * the two.
 */
final class TwoThreads {
  private static final int MEMBERS = 4;
  private static final int ROUNDS = 40;

  /** A job that two threads share. */
  private interface Job {
    void run() throws Refused, BadInput;
  }

  private TwoThreads() {}

  static void run(List<Integer> sizes, MeasurementSheet sheet) {
    SecondHand second =
        new SecondHand(
            Executors.newSingleThreadExecutor(
                work -> {
                  Thread thread = new Thread(work, "second hand");
                  thread.setDaemon(true);
                  return thread;
                }));
    for (int size : sizes) {
      try {
        ShuffleTable table = new ShuffleTable(MEMBERS, size, Entropy.system());
        List<byte[]> lists = new ArrayList<>();
        List<byte[]> proofs = new ArrayList<>();
        table.send(lists, proofs);
        tell("own shuffle and proof of " + size, table::firstShuffle, second, sheet);
        tell("checking three others, " + size, () -> table.check(lists, proofs, 0), second, sheet);
      } catch (Refused e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private static void tell(String what, Job job, SecondHand second, MeasurementSheet sheet) {
    double alone = Double.MAX_VALUE;
    double[] parted = {Double.MAX_VALUE, 0};
    for (int i = 0; i < ROUNDS; i++) {
      alone = Math.min(alone, took(() -> run(job)));
      AtomicLong other = new AtomicLong();
      Thread first = Thread.currentThread();
      TwoHands.Helper helper = part -> second.begin(() -> add(other, first, part));
      double own = took(() -> TwoHands.lend(helper, () -> run(job)));
      if (Math.max(own, other.get() / 1e6) < Math.max(parted[0], parted[1])) {
        parted = new double[] {own, other.get() / 1e6};
      }
    }
    sheet.row(
        String.format(
            Locale.ROOT,
            "%s: %.1f ms alone, %.1f ms and %.1f ms by two",
            what,
            alone,
            parted[0],
            parted[1]),
        "what",
        what,
        "millis",
        alone,
        "first",
        parted[0],
        "second",
        parted[1]);
  }

  private static void add(AtomicLong other, Thread first, Runnable part) {
    double millis = took(part);
    if (Thread.currentThread() != first) {
      other.addAndGet((long) (millis * 1e6));
    }
  }

  private static double took(Runnable work) {
    long begun = cpu();
    work.run();
    return (cpu() - begun) / 1e6;
  }

  private static void run(Job job) {
    try {
      job.run();
    } catch (Refused | BadInput e) {
      throw new IllegalStateException(e);
    }
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
