package dev.parlor.rim.table;

import java.util.ArrayList;
import java.util.List;

/**
 * What leaves a table, in its order, and never before the journal is safe. Forcing the journal
 * takes a disk's time, so it goes on beside the table's thread; what is to leave meanwhile waits
 * for the next time, and all of it for one. Of the table's thread.
 */
final class Outbox {
  private final Journal journal;
  private final Strand strand;
  private List<Runnable> forced = new ArrayList<>();
  private List<Runnable> waiting = new ArrayList<>();
  private boolean forcing;

  Outbox(Journal journal, Strand strand) {
    this.journal = journal;
    this.strand = strand;
  }

  /** Lets it leave now if everything is safe, or else when it is. */
  void add(Runnable leaving) {
    if (!forcing && waiting.isEmpty() && journal.isSafe()) {
      leaving.run();
    } else {
      waiting.add(leaving);
    }
  }

  /** Nothing more is written down for the moment: what waits may be made safe. */
  void flush() {
    if (forcing || waiting.isEmpty()) {
      return;
    }
    forcing = true;
    forced = waiting;
    waiting = new ArrayList<>();
    strand.beside(journal::force, this::safe);
  }

  private void safe() {
    if (forcing) {
      forcing = false;
      leave();
      flush();
    }
  }

  /** Makes everything safe at once and lets it leave: the last thing that a table does. */
  void empty() {
    journal.force();
    forcing = false;
    leave();
    forced = waiting;
    waiting = new ArrayList<>();
    leave();
  }

  private void leave() {
    List<Runnable> now = forced;
    forced = new ArrayList<>();
    now.forEach(Runnable::run);
  }
}
