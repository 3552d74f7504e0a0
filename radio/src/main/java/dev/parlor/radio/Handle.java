package dev.parlor.radio;

/** Something that goes on until it is closed; closing again does nothing. */
public interface Handle extends AutoCloseable {
  @Override
  void close();

  /** A handle that does this when it is closed for the first time. */
  static Handle once(Runnable task) {
    boolean[] done = new boolean[1];
    return () -> {
      if (!done[0]) {
        done[0] = true;
        task.run();
      }
    };
  }
}
