package dev.parlor.terminal;

import java.util.function.LongSupplier;

/** A line on the error stream every two seconds, for a person who waits. */
public final class Progress {
  private static final long FIRST = 1_000_000_000;
  private static final long NEXT = 2_000_000_000;

  private final Rim rim;
  private final LongSupplier nanoTime;
  private long nextSign;

  public Progress(Rim rim) {
    this(rim, System::nanoTime);
  }

  public Progress(Rim rim, LongSupplier nanoTime) {
    this.rim = rim;
    this.nanoTime = nanoTime;
    this.nextSign = nanoTime.getAsLong() + FIRST;
  }

  /** Something was done; says this sentence if it is time to say something. */
  public void show(String key, Object... args) {
    if (nanoTime.getAsLong() >= nextSign) {
      nextSign = nanoTime.getAsLong() + NEXT;
      rim.err().println(rim.texts().text(key, args));
    }
  }
}
