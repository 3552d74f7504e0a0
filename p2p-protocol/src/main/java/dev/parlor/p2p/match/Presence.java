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

/** Tells the rules who is away for now, by what seats say themselves or others of them. */
final class Presence {
  private final RulesAtWork<?> rules;
  private final Attendance attendance;
  private final Waits waits;
  private final Windows windows;
  private final Orderer orderer;
  private final SeatLeaving leaving;
  private final Absences absences;
  private final BooleanSupplier sitsOut; // whether the rules take a seat that sits out, as they are
  private final @Nullable Engine goesOn; // where the game goes on without the silent

  /**
   * @param sitsOut whether who stays silent now keeps its place
   * @param goesOn deals where the game goes on without the silent, or null
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

  /** An entry of the seat reached the log, which has this size with it: it is there. */
  Attendance.Word speaks(int seat, long size) {
    if (!rules.isRunning() && attendance.isSittingOut(seat)) {
      attendance.sitDown(seat); // to sign what has become of the match
    }
    Attendance.Word word = attendance.speaks(seat, size);
    if (word.wasAway()) {
      rules.take(new Event.Returned(seat)); // comings and goings bring nothing on
    }
    return word;
  }

  /** The entry is dealt with, and whoever it has brought back tosses again. */
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
   * {@code AWAY:<player>} or {@code FORFEIT:<player>}: somebody says that a seat is silent. When
   * its time was over, every phone says for itself, by signing or not; that the table waited for it
   * at all, the log shows.
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
        windows.leave(away); // a missing seal is an empty list
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

  /** {@code EXPIRED:<player>}: who sits out has had its time, by the speaker's own clock. */
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

  /** {@code BACK}: that its author is there, every entry says; who sits out is dealt in again. */
  boolean back(Said by) {
    boolean sat = rules.isRunning() && attendance.isSittingOut(by.seat());
    if (sat) {
      leaving.sitDown(by.seat(), by.head());
    }
    return sat;
  }
}
