package dev.parlor.bench.door;

import java.lang.management.ManagementFactory;

/** The most threads and the most memory of this process. */
final class Gauge {
  private final int threadsBefore = threads();
  private final long bytesBefore = bytes();
  private int threads = threadsBefore;
  private long bytes = bytesBefore;

  private static int threads() {
    return ManagementFactory.getThreadMXBean().getThreadCount();
  }

  /** What is in use: garbage is nobody's. */
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

  /** How many more than at the beginning, at most. */
  int moreThreads() {
    return threads - threadsBefore;
  }

  /** How many megabytes more than at the beginning, at most. */
  long moreMegabytes() {
    return (bytes - bytesBefore) >> 20;
  }
}
