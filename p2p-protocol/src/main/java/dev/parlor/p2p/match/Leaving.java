package dev.parlor.p2p.match;

import dev.parlor.games.Event;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.wire.Bytes;

/** Takes a seat out of a match for good, with what hangs on its keys. */
final class Leaving {
  private final boolean hiding;
  private final boolean goesOn;
  private final RulesAtWork<?> rules;
  private final Attendance attendance;
  private final Windows windows;
  private final Engine engine;
  private final DeckTable deckTable;

  Leaving(GameKit<?, ?> kit, Moves<?> moves, Attendance attendance, Setting setting) {
    this.goesOn = kit.goesOnWithoutTheSilent();
    this.hiding = kit.hiding();
    this.rules = moves.rules;
    this.attendance = attendance;
    this.windows = moves.windows;
    this.engine = setting.engine();
    this.deckTable = setting.decks();
  }

  /**
   * A player leaves in good order: out at once; gone when its phone has handed over.
   *
   * @param signed whether the result has its name, so that the others may play on
   */
  void begin(Said by, boolean signed) {
    int seat = by.seat();
    if (signed) {
      attendance.leave(seat);
    }
    if (!rules.isRunning() || attendance.isLeaving(seat)) {
      return;
    }
    if (goesOn) {
      handOver(seat, by.head()); // nobody waits for its toss: its phone may be gone as well
      return;
    }
    if (attendance.present().size() <= 2 || !engine.canHandOver(seat)) {
      out(seat, !hiding, by.head());
      return;
    }
    rules.take(new Event.Away(seat));
    attendance.beginLeave(seat);
    engine.beginLeave(seat);
  }

  /** Those whose phones have handed over are gone. */
  void settle(Bytes head) {
    for (int seat : attendance.leaving()) {
      if (engine.hasHandedOver(seat)) {
        handOver(seat, head);
      }
    }
  }

  private void handOver(int seat, Bytes head) {
    deckTable.remove(seat);
    engine.drop(seat, head);
    out(seat, true, head);
  }

  /** It went without handing over: cards under its key stay closed. */
  void out(int seat, Bytes head) {
    out(seat, false, head);
  }

  private void out(int seat, boolean keysHandedOver, Bytes head) {
    attendance.leave(seat);
    windows.leave(seat);
    if (!rules.isRunning()) {
      return;
    }
    if (!keysHandedOver) {
      deckTable.remove(seat);
      if (hiding) {
        rules.forgetCards();
      }
      engine.drop(seat, head);
    }
    rules.advance(new Event.Left(seat, keysHandedOver));
  }
}
