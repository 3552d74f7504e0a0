package dev.parlor.crypto;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Runs two parts of a job at the same time if the runner of the job lends a second thread for them,
 * and one after the other if not. The results are the same, because all randomness is drawn before
 * the parts begin. No thread is made here.
 */
public final class TwoHands {
  private static final ThreadLocal<Helper> LENT = new ThreadLocal<>();

  private TwoHands() {}

  /** Does a part on another thread. */
  public interface Helper {
    /**
     * Begins the part. The answer waits for the end of the part, and fails if the part has failed.
     */
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
    LENT.remove(); // there are only two hands, so the parts of a part run one after the other
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
