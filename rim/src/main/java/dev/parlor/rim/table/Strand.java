package dev.parlor.rim.table;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** The one thread of a table, with its clock. */
public interface Strand extends AutoCloseable {
  /** Milliseconds since 1970 UTC. */
  long now();

  /** Runs something on the thread after all that was given before. */
  void run(Runnable task);

  /** Runs something on the thread at a time. */
  void at(long time, Runnable task);

  /** Works off the thread, and hands over the result on it. */
  <T> void work(Supplier<T> job, Consumer<T> then);

  /**
   * Does slow things, such as waiting for a disk, one after the other beside the thread. Each is
   * followed by a task on the thread.
   */
  void beside(Runnable slow, Runnable then);

  /** Runs nothing any more. */
  @Override
  void close();
}
