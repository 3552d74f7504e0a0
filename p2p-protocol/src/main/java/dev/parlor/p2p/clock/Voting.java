package dev.parlor.p2p.clock;

import dev.parlor.p2p.match.Attendance;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.wire.Line;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What this phone says, by its own clock alone, of a seat that keeps the table waiting. It does not
 * join the others' votes before it has waited long enough itself.
 */
final class Voting {
  private final Part<?, ?> part;
  private final Patience patience;
  private final Probing probing;
  // the counter of the entry with my last vote, by target
  private final Map<Integer, Long> lastVote = new HashMap<>();

  Voting(Part<?, ?> part, Patience patience, Probing probing) {
    this.part = part;
    this.patience = patience;
    this.probing = probing;
  }

  /**
   * Votes on another seat when it is time to. Answers whether the table has waited for it so long
   * that nothing more can be done.
   */
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

  /**
   * Whether the match goes on without silent seats, and waits as long as it takes for those that it
   * can't do without.
   */
  private boolean goesOn() {
    return part.isRunning() && part.match.kit().goesOnWithoutTheSilent();
  }

  /** Whether this phone can only wait for a seat, until its phone is there again. */
  boolean waitsWithoutEnd(int seat) {
    return goesOn() && !canBeVotedOut(seat) && part.log.sides.isSilent(part.atTable(seat));
  }

  /**
   * Whether votes can put this seat out. Nothing is ordered without the host, and two players alone
   * can't judge each other.
   */
  private boolean canBeVotedOut(int seat) {
    Match<?, ?> match = part.match;
    return seat != match.host() && match.attendance().remaining() > 2;
  }

  /**
   * Whether this seat has held the table and lost it: a majority has signed that it was silent, so
   * it need not be listened for as long again. True only where it would keep its place otherwise.
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
      return since + Patience.TOSS; // a phone tosses without its player
    } else if (goesOn() && part.log.sides.isSilent(part.atTable(seat))) {
      return since + Patience.SILENT;
    }
    return since + Patience.turnMillis(part) + Patience.GRACE;
  }

  /**
   * When the table has waited for a seat long enough to give up. Where the seat can be voted out
   * this is later: whoever has not voted by then is silent as well.
   */
  long givenUpAt(int seat, long now) {
    return silentAt(seat, now) + (canBeVotedOut(seat) ? 3 : 1) * Patience.PROBE;
  }

  /** Adds what becomes of a seat for which all wait, in the order in which it happens. */
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
