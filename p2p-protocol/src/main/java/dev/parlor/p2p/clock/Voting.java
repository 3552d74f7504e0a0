package dev.parlor.p2p.clock;

import dev.parlor.p2p.match.Attendance;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.wire.Line;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What this phone says of a seat that keeps the table waiting, by its own clock alone: it does not
 * sign what others say of somebody for whom it has not waited long enough itself.
 */
final class Voting {
  private final Part<?, ?> part;
  private final Patience patience;
  private final Probing probing;
  private final Map<Integer, Long> lastVote = new HashMap<>(); // by target, the entry's counter

  Voting(Part<?, ?> part, Patience patience, Probing probing) {
    this.part = part;
    this.patience = patience;
    this.probing = probing;
  }

  /** Votes on another seat when it is time to; answers whether nobody waits for it any longer. */
  boolean judge(int seat, Alarm alarm) {
    if (!patience.isWaiting(seat)
        || !part.match.awaited().mayBe(seat)
        || part.log.sides.holdsWordOf(part.atTable(seat))) {
      return false;
    }
    Attendance attendance = part.match.attendance();
    if (canBeVotedOut(seat)) {
      long awayAt = awayAt(seat, alarm.now);
      if (attendance.isPresent(seat)) {
        long agreed = attendance.voices().isCalled(seat) ? awayAt - Patience.TOLERANCE : awayAt;
        if (!attendance.voices().hasVotedAway(part.seat, seat) && alarm.isDue(agreed)) {
          vote("AWAY", seat);
        }
      } else if (!goesOn()
          && !attendance.voices().hasVotedForfeit(part.seat, seat)
          && alarm.isDue(probing.absentSince(seat, alarm.now) + listensFor(seat))) {
        vote("FORFEIT", seat);
      }
    }
    return !goesOn() && alarm.isDue(givenUpAt(seat, alarm.now));
  }

  /** Votes once; until the vote has its place in the log it is not repeated. */
  private void vote(String verb, int seat) {
    if (!part.log.own.contains(lastVote.getOrDefault(seat, -1L))) {
      lastVote.put(seat, part.log.own.nextCounter());
      part.voice.line(Line.of(verb, seat + 1));
    }
  }

  /** Whether the match waits for nobody who is silent, and for the rest as long as it takes. */
  private boolean goesOn() {
    return part.isRunning() && part.match.kit().goesOnWithoutTheSilent();
  }

  /** Whether this phone can only wait for a seat, until its phone is there again. */
  boolean waitsWithoutEnd(int seat) {
    return goesOn() && !canBeVotedOut(seat) && part.log.sides.isSilent(part.atTable(seat));
  }

  /** Without the host nothing is ordered, and two alone can't judge each other. */
  private boolean canBeVotedOut(int seat) {
    Match<?, ?> match = part.match;
    return seat != match.host() && match.attendance().remaining() > 2;
  }

  /**
   * Whether nobody need listen for this seat as long as for others: it held the table, and a
   * majority has signed that it was silent for a while. Only where it keeps its place.
   */
  private boolean isDeposed(int seat) {
    boolean keepsPlace = part.match.keepsSeats() && !part.match.attendance().hasSatOut(seat);
    return part.isRunning() && (goesOn() || keepsPlace) && part.isDeposed(seat);
  }

  private long listensFor(int seat) {
    return isDeposed(seat) ? Patience.GRACE : Patience.PROBE;
  }

  private long awayAt(int seat, long now) {
    return isDeposed(seat) ? now - patience.waited(seat, now) : silentAt(seat, now);
  }

  private long silentAt(int seat, long now) {
    long since = now - patience.waited(seat, now);
    if (goesOn() && part.match.awaited().owes(seat)) {
      return since + Patience.TOSS; // a phone tosses by itself
    } else if (goesOn() && part.log.sides.isSilent(part.atTable(seat))) {
      return since + Patience.SILENT;
    }
    return since + Patience.turnMillis(part) + Patience.GRACE;
  }

  /**
   * When nobody waits for a seat any longer; where it can be voted out, those whose votes are still
   * missing then are silent too.
   */
  long givenUpAt(int seat, long now) {
    return silentAt(seat, now) + (canBeVotedOut(seat) ? 3 : 1) * Patience.PROBE;
  }

  /** What becomes of a seat for which all wait, first what comes first. */
  void countDown(int seat, long now, List<Countdown> all) {
    if (!patience.isWaiting(seat) || waitsWithoutEnd(seat)) {
      return;
    }
    boolean present = part.match.attendance().isPresent(seat);
    long awayAt = awayAt(seat, now);
    if (present && !isDeposed(seat)) {
      all.add(new Countdown(Countdown.What.TURN, seat, awayAt - Patience.GRACE));
    }
    if (seat == part.seat) {
      return;
    }
    if (present && canBeVotedOut(seat)) {
      all.add(new Countdown(Countdown.What.AWAY, seat, awayAt));
    }
    if (goesOn()) {
      return;
    }
    all.add(new Countdown(Countdown.What.BROKEN, seat, givenUpAt(seat, now)));
    if (canBeVotedOut(seat)) {
      probing
          .knownAbsentSince(seat)
          .ifPresent(
              since -> all.add(new Countdown(Countdown.What.GONE, seat, since + listensFor(seat))));
    }
  }
}
