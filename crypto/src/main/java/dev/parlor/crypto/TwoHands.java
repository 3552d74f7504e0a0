package dev.parlor.crypto;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Two parts of a job at the same time, where whoever runs the job lends a second thread for them;
 * one after the other where nobody does. What comes of it is the same: all randomness is drawn
 * before the parts begin. No thread is made here.
 */
public final class TwoHands {
  private static final ThreadLocal<Helper> LENT = new ThreadLocal<>();

  private TwoHands() {}

  /** Somebody who does a part on another thread. */
  public interface Helper {
    /** Begins the part; what is answered waits for its end, and fails as it did. */
    Runnable begin(Runnable part);
  }

  /** Runs a job on this thread, with a helper for as long as it takes. */
  public static void lend(Helper helper, Runnable job) {
    LENT.set(helper);
    try {
      job.run();
    } finally {
      LENT.remove();
    }
  }

  /** Both results, in this order. */
  public static <R> List<R> both(Supplier<R> one, Supplier<R> other) {
    Helper helper = LENT.get();
    if (helper == null) {
      return List.of(one.get(), other.get());
    }
    LENT.remove(); // two hands are all there is: parts are not parted again
    try {
      List<R> second = new ArrayList<>(1);
      Runnable end = helper.begin(() -> second.add(other.get()));
      R first = one.get();
      end.run();
      return List.of(first, second.get(0));
    } finally {
      LENT.set(helper);
    }
  }

  /** Whether a helper is lent. */
  public static boolean areFree() {
    return LENT.get() != null;
  }
}
