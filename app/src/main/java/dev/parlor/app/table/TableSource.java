package dev.parlor.app.table;

import dev.parlor.games.Action;
import dev.parlor.games.Refusal;

/**
 * A table that somebody plays at: practice on this phone, or a session with others.
 *
 * @param <V> what the game shows to one seat
 */
public interface TableSource<V> {

  /** The seat of the person who holds this phone. */
  int mySeat();

  /** Tells the present view at once and every later one, on the main thread. */
  void watch(Watcher<V> watcher);

  /** Asks to act; the answer is a new view or a refusal. */
  void choose(Action action);

  /** Nothing is told any more. */
  void close();

  /** Somebody who looks at a table. */
  interface Watcher<V> {
    void shows(V view);

    void refused(Refusal refusal);
  }
}
