package dev.parlor.rim.table;

import java.util.ArrayList;
import java.util.List;

/**
 * What leaves a table, in its order, and never before the journal is safe. Forcing the journal
 * takes a disk's time. Everything that is to leave meanwhile waits together for the next forcing.
 * The owner forces the journal when asked to, and lets leave what it is given. For the table's
 * thread only.
 */
final class Outbox {
  private final Journal journal;
  private List<Runnable> forced = new ArrayList<>();
  private List<Runnable> waiting = new ArrayList<>();
  private boolean forcing;

  Outbox(Journal journal) {
    this.journal = journal;
  }

  /** Whether everything is safe and nothing waits, so that something may leave at once. */
  boolean isOpen() {
    return !forcing && waiting.isEmpty() && journal.isSafe();
  }

  /** Keeps what is to leave until everything is safe. */
  void keep(Runnable leaving) {
    waiting.add(leaving);
  }

  /**
   * Answers whether the journal is to be forced now, when nothing more is written down for the
   * moment.
   */
  boolean mustForce() {
    if (forcing || waiting.isEmpty()) {
      return false;
    }
    forcing = true;
    forced = waiting;
    waiting = new ArrayList<>();
    return true;
  }

  /** The journal was forced. Answers what may leave because of that. */
  List<Runnable> forced() {
    List<Runnable> safe = forced;
    forced = new ArrayList<>();
    forcing = false;
    return safe;
  }

  /** Makes everything safe at once. What leaves then is the last of this table. */
  List<Runnable> empty() {
    journal.force();
    List<Runnable> last = forced();
    last.addAll(waiting);
    waiting = new ArrayList<>();
    return last;
  }
}
