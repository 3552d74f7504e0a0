package dev.parlor.p2p.match;

import dev.parlor.games.Event;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.wire.Bytes;

/** Takes a seat out of a match for good, with what hangs on its keys. */
final class SeatLeaving {
  private final boolean hiding;
  private final boolean goesOn;
  private final RulesAtWork<?> rules;
  private final Attendance attendance;
  private final Windows windows;
  private final Engine engine;
  private final DeckTable deckTable;

  SeatLeaving(GameKit<?, ?> kit, Moves<?> moves, Attendance attendance, Setting setting) {
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
    boolean sat = attendance.isSittingOut(seat);
    if (sat) {
      attendance.sitDown(seat);
    }
    if (goesOn || sat) {
      handOver(seat, by.head()); // nobody waits for its keys: its phone may be gone as well
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

  /**
   * It stays silent and keeps its place: cards under its key stay closed, and it holds no key of
   * the decks that come until it is back.
   */
  void sitOut(int seat, Bytes head) {
    attendance.sitOut(seat);
    windows.leave(seat);
    deckTable.remove(seat);
    if (hiding) {
      rules.forgetCards();
    }
    engine.sitOut(seat, head);
    rules.advance(new Event.SatOut(seat));
  }

  /** It is back: dealt in with the next deck. */
  void sitDown(int seat, Bytes head) {
    attendance.sitDown(seat);
    deckTable.add(seat);
    rules.advance(new Event.Returned(seat));
    engine.back(seat, head);
  }

  /** Nobody plays alone against those who sit out: they are out as well. */
  private void endForThoseWhoSitOut(Bytes head) {
    while (attendance.playing() < 2 && !attendance.sittingOut().isEmpty()) {
      out(attendance.sittingOut().iterator().next(), true, head);
    }
  }

  /** The time of a seat that sits out is over: no deck hangs on it. */
  void expire(int seat, Bytes head) {
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
    endForThoseWhoSitOut(head);
  }
}
