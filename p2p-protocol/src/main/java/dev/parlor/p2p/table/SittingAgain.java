package dev.parlor.p2p.table;

import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.play.Play;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.wire.Malformed;

/** How a seat goes on where its journal ends: after a restart, and when another seat orders. */
final class SittingAgain<S, V> {
  private final TableSession<S, V> seat;

  SittingAgain(TableSession<S, V> seat) {
    this.seat = seat;
  }

  /**
   * Sits down once more when another seat orders. This is repeated, each time with a later epoch or
   * a shorter journal, until the journal fits: what can't be taken is forgotten. Answers whether it
   * sat down again.
   */
  boolean sitDown() {
    boolean again = false;
    for (Play<S, V> last = seat.play; last != null && last.log().mustReopen(); last = seat.play) {
      again = true;
      try {
        JournalRecord.Contents told = JournalRecord.read(seat.notebook.records());
        Play<S, V> next = seat.sitAgain(last, told.epoch());
        resume(next, told, !last.log().comeback.isUnderWay());
        if (!next.log().mustReopen()) {
          seat.linked.forEach(next.log().neighbours::linkUp);
          next.react();
          seat.beside.orders(next.roster().at(next.log().host).npub());
        }
      } catch (Malformed own) {
        throw new IllegalStateException("a journal that can't be read: " + own.getMessage(), own);
      }
    }
    return again;
  }

  /**
   * Reads the journal of an earlier life, and goes on from there.
   *
   * @param whole whether the log is known to be whole, because this phone was not away
   */
  void resume(Play<S, V> running, JournalRecord.Contents journal, boolean whole) {
    running.recall(journal);
    for (Ordered ordered : journal.log) {
      if (running.log().comeback.replay(ordered)) {
        seat.read(running, ordered);
      }
    }
    running.resume(whole);
    seat.heed(running);
  }
}
