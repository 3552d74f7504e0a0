package dev.parlor.rim.table;

import java.util.ArrayList;
import java.util.List;

/**
 * What leaves a table, in its order, and never before the journal is safe. Forcing the journal
 * takes a disk's time; what is to leave meanwhile waits for the next time, and all of it for one.
 * Whoever owns it forces the journal when asked to, and lets leave what it is given. Of the table's
 * thread.
 */
final class Outbox {
  private final Journal journal;
  private List<Runnable> forced = new ArrayList<>();
  private List<Runnable> waiting = new ArrayList<>();
  private boolean forcing;

  Outbox(Journal journal) {
    this.journal = journal;
  }

  /** Whether everything is safe, and nothing waits: what is to leave may leave now. */
  boolean isOpen() {
    return !forcing && waiting.isEmpty() && journal.isSafe();
  }

  /** Keeps what is to leave until everything is safe. */
  void keep(Runnable leaving) {
    waiting.add(leaving);
  }

  /** Nothing more is written down for the moment: whether the journal is to be forced now. */
  boolean mustForce() {
    if (forcing || waiting.isEmpty()) {
      return false;
    }
    forcing = true;
    forced = waiting;
    waiting = new ArrayList<>();
    return true;
  }

  /** The journal was forced: what may leave by that. */
  List<Runnable> forced() {
    List<Runnable> safe = forced;
    forced = new ArrayList<>();
    forcing = false;
    return safe;
  }

  /** Makes everything safe at once; what leaves then is the last of this table. */
  List<Runnable> empty() {
    journal.force();
    List<Runnable> last = forced();
    last.addAll(waiting);
    waiting = new ArrayList<>();
    return last;
  }
}
