package dev.parlor.app.diagnostics;

import dev.parlor.app.nearby.Rehearsal;
import dev.parlor.crypto.random.Entropy;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** How long this phone takes for a deck: to shuffle it with its proof, and to check another's. */
final class SpeedTest {
  /** The sizes of a deck of hold'em, of Rommé, and of six decks. */
  static final List<Integer> SIZES = List.of(52, 110, 312);

  /** What came of one size, in milliseconds. */
  record Result(int values, long shuffle, long check) {}

  private final Entropy entropy;
  private final LongSupplier clock;

  /**
   * @param clock in milliseconds
   */
  SpeedTest(Entropy entropy, LongSupplier clock) {
    this.entropy = entropy;
    this.clock = clock;
  }

  /** Measures one size after the other and reports each. It takes seconds. */
  void run(Consumer<Result> told) {
    for (int size : SIZES) {
      told.accept(measure(size));
    }
  }

  private Result measure(int size) {
    Rehearsal rehearsal = new Rehearsal(size, entropy);
    long took = 0;
    while (rehearsal.goesOn()) {
      long begun = clock.getAsLong();
      rehearsal.shuffle();
      took = clock.getAsLong() - begun;
    }
    long begun = clock.getAsLong();
    rehearsal.check();
    return new Result(size, took, clock.getAsLong() - begun);
  }
}
