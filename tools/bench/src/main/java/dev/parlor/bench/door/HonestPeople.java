package dev.parlor.bench.door;

import dev.parlor.rim.link.Daemon;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.rim.table.Strand;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** What all honest people in this process share: the workers of the tables' threads. */
final class HonestPeople implements AutoCloseable {
  /** How long a player at a table thinks. */
  static final long THINKING_MILLIS = 1_000;

  private final ExecutorService workers =
      Executors.newFixedThreadPool(2, work -> Daemon.thread("siege-work", work));
  private final AtomicReference<@Nullable Throwable> fault = new AtomicReference<>();

  Strand strand() {
    return new RealStrand(workers, found -> fault.compareAndSet(null, found));
  }

  /** Fails if any of these threads has run into a fault of our own. */
  void check() {
    Throwable found = fault.get();
    if (found != null) {
      throw new IllegalStateException(found);
    }
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
