package dev.parlor.p2p.match;

import dev.parlor.games.Event;
import dev.parlor.p2p.deal.DeckTable;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.wire.Bytes;

/** Takes a seat out of a match for good, together with what needs its keys. */
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
   * A player leaves in good order. He is out at once; the seat is gone when its phone has handed
   * over its shares.
   *
   * @param signed whether he has signed the result, so that the others may play on
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
      handOver(seat, by.head()); // nobody waits for its keys, because its phone may be gone as well
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

  /** Lets those seats go whose phones have handed over. */
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
   * The seat is silent and keeps its place. Cards under its key stay closed, and it holds no key of
   * new decks until it is back.
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

  /** The seat is back, and is dealt in with the next deck. */
  void sitDown(int seat, Bytes head) {
    attendance.sitDown(seat);
    deckTable.add(seat);
    rules.advance(new Event.Returned(seat));
    engine.back(seat, head);
  }

  /** Puts out all who sit out when only one other seat is left, because nobody plays alone. */
  private void endForThoseWhoSitOut(Bytes head) {
    while (attendance.playing() < 2 && !attendance.sittingOut().isEmpty()) {
      out(attendance.sittingOut().iterator().next(), true, head);
    }
  }

  /** The time of a seat that sits out is over. No deck needs its keys. */
  void expire(int seat, Bytes head) {
    out(seat, true, head);
  }

  /** The seat went without handing over. Cards under its key stay closed. */
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
