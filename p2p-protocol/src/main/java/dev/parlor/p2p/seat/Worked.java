package dev.parlor.p2p.seat;

import java.util.function.Consumer;
import java.util.function.Supplier;

/** What has come of some work that was done elsewhere, on its way back to whoever wanted it. */
public final class Worked {
  private final Object owner;
  private final Runnable then;

  private Worked(Object owner, Runnable then) {
    this.owner = owner;
    this.then = then;
  }

  /**
   * Work for any thread.
   *
   * @param owner who wants it
   * @param then what is done about its result, on the owner's own thread
   */
  public static <T> Supplier<Worked> by(Object owner, Supplier<T> work, Consumer<T> then) {
    return () -> {
      T result = work.get();
      return new Worked(owner, () -> then.accept(result));
    };
  }

  /** Whether it was this one who wanted it. */
  public boolean isFor(Object somebody) {
    return owner == somebody;
  }

  /** Does what the owner does about it. */
  public void settle() {
    then.run();
  }
}
