package dev.parlor.p2p.match;

import dev.parlor.games.Event;
import dev.parlor.p2p.deal.Engine;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Bytes;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Tells the rules who is away for now, from what seats say of themselves and of others. */
final class Presence {
  private final RulesAtWork<?> rules;
  private final Attendance attendance;
  private final Waits waits;
  private final Windows windows;
  private final Orderer orderer;
  private final SeatLeaving leaving;
  private final Absences absences;
  private final BooleanSupplier sitsOut; // whether the rules would let a silent seat sit out now
  private final @Nullable Engine goesOn; // only where the game goes on without the silent

  /**
   * @param sitsOut whether a seat that is silent now keeps its place
   * @param goesOn the engine of a game that goes on without the silent; null for other games
   */
  Presence(
      Moves<?> moves,
      Attendance attendance,
      Waits waits,
      Orderer orderer,
      SeatLeaving leaving,
      Absences absences,
      BooleanSupplier sitsOut,
      @Nullable Engine goesOn) {
    this.rules = moves.rules;
    this.attendance = attendance;
    this.waits = waits;
    this.windows = moves.windows;
    this.orderer = orderer;
    this.leaving = leaving;
    this.absences = absences;
    this.sitsOut = sitsOut;
    this.goesOn = goesOn;
  }

  /** An entry of the seat has reached the log, so the seat is there. */
  Attendance.Word speaks(int seat, long size) {
    if (!rules.isRunning() && attendance.isSittingOut(seat)) {
      attendance.sitDown(seat); // it is back to sign the result
    }
    Attendance.Word word = attendance.speaks(seat, size);
    if (word.wasAway()) {
      rules.take(new Event.Returned(seat)); // coming back is not progress
    }
    return word;
  }

  /** The entry is dealt with. If it brought its author back, that seat tosses again. */
  void stays(Said by, Attendance.Word word) {
    if (goesOn != null && word.wasAway() && attendance.isPresent(by.seat())) {
      goesOn.back(by.seat(), by.head());
    }
  }

  /** The entry brought nothing that the table waits for. */
  void saidNothing(Said by, Attendance.Word word) {
    if (attendance.saidNothing(word, rules.progress()) && word.wasAway()) {
      rules.take(new Event.Away(by.seat()));
    }
  }

  private void away(int seat, Bytes head) {
    rules.take(new Event.Away(seat));
    if (goesOn != null) {
      goesOn.away(seat, head);
    }
  }

  /**
   * {@code AWAY:<player>} or {@code FORFEIT:<player>}: a seat says that another one is silent. Each
   * phone judges the time by its own clock and signs or does not. The log shows whether the table
   * waited for the seat at all.
   */
  void vote(Said by, Line line, boolean forfeit) throws Lie, Malformed, Stale {
    int target = line.number(0, 1, attendance.seats()) - 1;
    if (target == by.seat()) {
      throw new Lie(Offence.VOTE_ON_ITSELF, line.toString());
    }
    if (!waits.waitedFor(target, by.seen())
        || (forfeit
            && ((goesOn != null && rules.isRunning()) || !waits.wasAway(target, by.seen())))) {
      throw new Lie(Offence.EARLY_VOTE, line.toString());
    }
    if (orderer.isFromBefore(by.seen())) {
      throw new Stale("whoever orders was lost since, and all clocks began anew");
    }
    if (attendance.hasSpokenSince(target, by.seen())) {
      throw new Stale("it has spoken since");
    }
    if (rules.isRunning() && attendance.isSittingOut(target)) {
      throw new Stale("it sits out");
    }
    if (!attendance.voices().vote(by.seat(), target, forfeit)) {
      throw new Stale("said already");
    }
    for (int away = attendance.voices().calledAway();
        away >= 0;
        away = attendance.voices().calledAway()) {
      absences.away(away, by.index());
      away(away, by.head());
      if (windows.mustSeal(away)) {
        windows.leave(away); // a missing seal counts as an empty list
      }
    }
    for (int silent = attendance.voices().forfeited();
        silent >= 0;
        silent = attendance.voices().forfeited()) {
      if (!attendance.hasSatOut(silent) && sitsOut.getAsBoolean()) {
        leaving.sitOut(silent, by.head());
      } else {
        absences.out(silent, by.index());
        leaving.out(silent, by.head());
      }
    }
  }

  /**
   * {@code EXPIRED:<player>}: a seat that sits out has had its time, by the speaker's own clock.
   */
  void expire(Said by, Line line) throws Lie, Malformed, Stale {
    int target = line.number(0, 1, attendance.seats()) - 1;
    if (!waits.satOut(target, by.seen())) {
      throw new Lie(Offence.EARLY_VOTE, line.toString());
    }
    if (!attendance.isSittingOut(target)) {
      throw new Stale("it sits out no more");
    }
    if (!attendance.voices().voteOver(by.seat(), target)) {
      throw new Stale("said already");
    }
    int over = attendance.voices().timeIsOver();
    if (over >= 0) {
      absences.out(over, by.index());
      leaving.expire(over, by.head());
    }
  }

  /**
   * {@code BACK}: a seat that sits out is dealt in again. For any other seat this says nothing,
   * because every entry shows that its author is there.
   */
  boolean back(Said by) {
    boolean sat = rules.isRunning() && attendance.isSittingOut(by.seat());
    if (sat) {
      leaving.sitDown(by.seat(), by.head());
    }
    return sat;
  }
}
