package dev.parlor.p2p.seat;

import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The result of work that was done on another thread, on its way back to the owner that wanted it.
 */
public final class Worked {
  private final Object owner;
  private final Runnable then;

  private Worked(Object owner, Runnable then) {
    this.owner = owner;
    this.then = then;
  }

  /**
   * Makes a job for any thread.
   *
   * @param owner the object that wants the work
   * @param then what is done with the result, on the owner's own thread
   */
  public static <T> Supplier<Worked> by(Object owner, Supplier<T> work, Consumer<T> then) {
    return () -> {
      T result = work.get();
      return new Worked(owner, () -> then.accept(result));
    };
  }

  /** Whether this object wanted the work. */
  public boolean isFor(Object somebody) {
    return owner == somebody;
  }

  /** Does with the result what the owner wanted; on the owner's thread. */
  public void settle() {
    then.run();
  }
}
