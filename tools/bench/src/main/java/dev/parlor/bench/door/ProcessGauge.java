package dev.parlor.bench.door;

import java.lang.management.ManagementFactory;

/** The most threads and the most memory of this process. */
final class ProcessGauge {
  private final int threadsBefore = threads();
  private final long bytesBefore = bytes();
  private int threads = threadsBefore;
  private long bytes = bytesBefore;

  private static int threads() {
    return ManagementFactory.getThreadMXBean().getThreadCount();
  }

  /** The memory in use, without garbage. */
  private static long bytes() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  void lookAtThreads() {
    threads = Math.max(threads, threads());
  }

  void lookAtMemory() {
    bytes = Math.max(bytes, bytes());
  }

  /** How many more threads there were, at most, than at the beginning. */
  int moreThreads() {
    return threads - threadsBefore;
  }

  /** How many more megabytes were in use, at most, than at the beginning. */
  long moreMegabytes() {
    return (bytes - bytesBefore) >> 20;
  }
}
