package dev.parlor.p2p.testing.sim;

import dev.parlor.p2p.table.Input;
import java.util.function.Supplier;

/**
 * A table that is timed. Its phones need time for what they do, its links are all alike, and
 * somebody looks on. Times are milliseconds of the virtual clock.
 */
public interface Lab<S, V> {
  /** What every connection is like: milliseconds one way, and bytes a second each way. */
  int latency();

  int bytesPerSecond();

  /** Does a piece of a phone's work, and adds what it cost to the bill. */
  <T> T timed(Supplier<T> work, Bill bill);

  /** The phone was given something, by its player or by itself. */
  void given(SimPhone<S, V> phone, Input input, long now);

  /** The phone has drawn what changed. */
  void shown(SimPhone<S, V> phone, long now);

  /** The phone sent bytes to a neighbour. */
  void wrote(SimPhone<S, V> phone, int bytes, long now);

  /** The time that one piece of work has taken. */
  final class Bill {
    private long micros;

    public void add(long more) {
      micros += more;
    }

    long micros() {
      return micros;
    }
  }
}
