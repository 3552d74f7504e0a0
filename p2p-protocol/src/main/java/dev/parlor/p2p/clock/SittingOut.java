package dev.parlor.p2p.clock;

import dev.parlor.games.SitOutTerms;
import dev.parlor.p2p.match.Attendance;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.wire.Line;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How long seats have sat out, by this phone's own clock. When the time of a seat is over, this
 * phone says so. When all who are there have said it, the match goes on without the seat for good.
 * A phone that starts again counts from the beginning, and nobody waits for its word.
 */
final class SittingOut {
  private static final long MINUTE = 60_000;

  private final Part<?, ?> part;
  private final Map<Integer, Long> since = new HashMap<>();
  // the counter of this phone's entry about a seat, by seat
  private final Map<Integer, Long> said = new HashMap<>();
  private long cameBackAt = -1; // how far the match was when this phone last said that it is back

  SittingOut(Part<?, ?> part) {
    this.part = part;
  }

  /** Counts from here on; nothing is said before the log is known to be whole. */
  void note(long now) {
    Attendance attendance = part.match.attendance();
    since.keySet().removeIf(seat -> !attendance.isSittingOut(seat));
    attendance.sittingOut().forEach(seat -> since.putIfAbsent(seat, now));
  }

  /**
   * Says which seats have sat out too long, and that this phone is back if it was called silent.
   */
  void tick(Alarm alarm) {
    comeBack();
    since.forEach(
        (seat, begun) -> {
          if (seat != part.seat
              && !part.match.attendance().voices().hasVotedOver(part.seat, seat)
              && alarm.isDue(begun + millis(part))
              && !part.log.own.contains(said.getOrDefault(seat, -1L))) {
            said.put(seat, part.log.own.nextCounter());
            part.voice.line(Line.of("EXPIRED", seat + 1));
          }
        });
  }

  /** Says that this phone is there again, if the others have gone on without it. */
  private void comeBack() {
    Attendance attendance = part.match.attendance();
    boolean missed =
        attendance.isSittingOut(part.seat)
            || (part.match.kit().goesOnWithoutTheSilent() && attendance.isAway(part.seat));
    if (missed
        && !attendance.isLeaving(part.seat)
        && part.log.own.isEmpty()
        && part.match.progress() != cameBackAt) {
      cameBackAt = part.match.progress();
      part.voice.line(Line.of("BACK"));
    }
  }

  /** How long a seat may sit out. */
  static long millis(Part<?, ?> part) {
    return part.match.setup().count(SitOutTerms.OUT_MINUTES) * MINUTE;
  }

  void countDown(List<Countdown> all) {
    since.forEach(
        (seat, begun) ->
            all.add(new Countdown(Countdown.What.SITS_OUT, seat, begun + millis(part))));
  }
}
