package dev.parlor.app.phones;

import dev.parlor.crypto.random.Entropy;
import dev.parlor.rim.table.RealStrand;
import dev.parlor.rim.table.Strand;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** The threads and clocks of a test's phones. */
public interface Threads {
  Executor main();

  Executor workers();

  /** The threads for visits, which wait for others. */
  Executor visitors();

  /**
   * Makes the thread of a table.
   *
   * @param late how much its clock is behind the one on the wall
   */
  Strand strand(Consumer<Throwable> failed, long late);

  Entropy entropy();

  /** Threads and clocks as on a phone, except the main thread. */
  static Threads real(Executor main, Executor workers) {
    return new Threads() {
      @Override
      public Executor main() {
        return main;
      }

      @Override
      public Executor workers() {
        return workers;
      }

      @Override
      public Executor visitors() {
        return workers;
      }

      @Override
      public Strand strand(Consumer<Throwable> failed, long late) {
        return new RealStrand(workers, failed, System.currentTimeMillis() - late);
      }

      @Override
      public Entropy entropy() {
        return Entropy.system();
      }
    };
  }
}
