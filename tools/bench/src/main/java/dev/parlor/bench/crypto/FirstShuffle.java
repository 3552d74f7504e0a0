package dev.parlor.bench.crypto;

import dev.parlor.crypto.commit.Refused;
import dev.parlor.crypto.random.Entropy;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** How long a fresh JVM takes until its first shuffle, proof included, can be sent. */
public final class FirstShuffle {
  private FirstShuffle() {}

  public static void main(String[] args) throws Refused {
    long wall = System.nanoTime();
    long cpu = cpu();
    ShuffleTable table = new ShuffleTable(2, 52, Entropy.system());
    long ready = System.nanoTime();
    long readyCpu = cpu();
    int bytes = table.firstShuffle();
    System.out.printf(
        Locale.ROOT,
        "%.0f ms (%.0f ms of this thread) after %.0f ms (%.0f ms) for the keys; %d bytes%n",
        (System.nanoTime() - ready) / 1e6,
        (cpu() - readyCpu) / 1e6,
        (ready - wall) / 1e6,
        (readyCpu - cpu) / 1e6,
        bytes);
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
