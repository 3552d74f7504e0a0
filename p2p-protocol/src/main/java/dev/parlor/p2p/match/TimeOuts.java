package dev.parlor.p2p.match;

import dev.parlor.games.Timer;
import dev.parlor.p2p.deal.Lie;
import dev.parlor.p2p.deal.Stale;
import dev.parlor.p2p.verdict.Offence;
import dev.parlor.p2p.wire.Line;
import dev.parlor.p2p.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells the rules which of their timers ran out. The seats that watch a timer say so in the log.
 */
final class TimeOuts {
  private final RulesAtWork<?> rules;
  private final Attendance attendance;
  private final Waits waits;
  private final CommonTimers common = new CommonTimers();

  TimeOuts(RulesAtWork<?> rules, Attendance attendance, Waits waits) {
    this.rules = rules;
    this.attendance = attendance;
    this.waits = waits;
  }

  /** {@code ELAPSED:<kind>:<player, 0 for all>:<number>}. */
  void elapsed(Said by, Line line) throws Lie, Malformed, Stale {
    int owner = line.number(1, 0, attendance.seats()) - 1;
    Timer timer = new Timer(line.arg(0), owner, line.number(2, 0, Integer.MAX_VALUE));
    if (!rules.timers().containsKey(timer)) {
      throw new Stale("timer " + timer);
    }
    if (owner == by.seat()) {
      rules.elapse(timer);
      return;
    }
    if (owner != Timer.ALL && !waits.wasAway(owner, by.seen())) {
      throw new Lie(Offence.ELAPSED_FOR_SOMEBODY_ELSE, line.toString());
    }
    if (!isCommon(timer)) {
      throw new Stale("back again");
    }
    if (!common.say(by.seat(), timer)) {
      throw new Stale("said already");
    }
  }

  /** Ends timers of the whole table that everybody who is present has called over. */
  void settle() {
    if (common.isSilent()) {
      return;
    }
    Optional<Timer> over = common.over(watched(), attendance.present());
    while (over.isPresent()) {
      rules.elapse(over.get());
      over = common.over(watched(), attendance.present());
    }
  }

  /** Whether others have called a timer of the table over and wait for this seat's word. */
  boolean awaits(int seat) {
    return !common.isSilent() && attendance.isPresent(seat) && common.awaits(seat, watched());
  }

  private List<Timer> watched() {
    List<Timer> watched = new ArrayList<>(rules.timers().keySet());
    watched.removeIf(timer -> !isCommon(timer));
    return watched;
  }

  /** Whether the table watches this timer: it belongs to nobody, or to a seat that is away. */
  private boolean isCommon(Timer timer) {
    return timer.seat() == Timer.ALL || attendance.isAway(timer.seat());
  }
}
