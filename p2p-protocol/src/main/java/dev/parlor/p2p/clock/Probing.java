package dev.parlor.p2p.clock;

import dev.parlor.p2p.match.Attendance;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.wire.Bytes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * When a guest lets itself be found, because somebody else is missing, and when it looks for the
 * others, because it may be missing itself. A host can then hide nobody: no seat is voted out
 * without having been listened for directly.
 */
final class Probing {
  /** How long an own entry may wait for its place in the log, or the link to the host be gone. */
  static final long SOON = 5_000;

  /** The seat that a phone without a link calls anyway: whoever opened the table. */
  private static final TableSeat CALLED = TableSeat.HOST;

  private static final long NEVER = Long.MAX_VALUE;

  private final Part<?, ?> part;
  private final Patience patience;
  private long oldest = -1; // the counter of my first entry that is not ordered
  private long oldestSince;
  private long aloneSince = NEVER;
  private long unheardSince = NEVER;
  private long liedSince = NEVER;
  private long cutOffSince = NEVER;
  private final Map<Integer, Long> absentSince = new HashMap<>();

  Probing(Part<?, ?> part, Patience patience) {
    this.part = part;
    this.patience = patience;
  }

  /** How long the first own entry on its way has waited for its place; -1 when none is. */
  long unordered(long now) {
    long first = part.log.own.firstCounter();
    if (first != oldest) {
      oldest = first;
      oldestSince = now;
    }
    return first < 0 ? -1 : now - oldestSince;
  }

  /**
   * How long an own entry may be on its way before the host counts as gone. With more than two
   * players it is longer: the others need time to find out that somebody is missing.
   */
  long limit() {
    long alone = Patience.GRACE + Patience.PROBE;
    return part.log.isHost() || part.match.attendance().remaining() <= 2
        ? alone
        : alone + turn() + Patience.PROBE;
  }

  /**
   * Whether this phone hears nobody, in a match that keeps its seat for a while. As far as it can
   * know the fault is its own, so its clocks stand still and it waits as long as the others do.
   */
  boolean isCutOff(Alarm alarm) {
    if (part.log.isHost()
        || part.onlooks()
        || part.match.attendance().remaining() <= 2
        || !part.match.keepsSeats()
        || hearsSomebody()) {
      cutOffSince = NEVER;
      return false;
    }
    if (cutOffSince == NEVER) {
      cutOffSince = alarm.now;
    }
    oldestSince = alarm.now;
    return !alarm.isDue(cutOffSince + limit() + SittingOut.millis(part));
  }

  /** Whether this phone has a link to anybody else who plays. */
  boolean hearsSomebody() {
    Seating seating = part.match.seating();
    for (int seat = 0; seat < seating.seats().size(); seat++) {
      if (seat != part.seat && part.log.sides.isLinked(part.atTable(seat))) {
        return true;
      }
    }
    return false;
  }

  /** What this phone wants now; time alone changes it at {@link #next}. */
  Effect.Probe wanted(long now) {
    if (part.onlooks()) {
      return isSince(aloneSince, now) ? new Effect.Probe(false, lost()) : Effect.Probe.NONE;
    }
    boolean opened = part.log.host.equals(CALLED);
    if (part.log.isHost()) {
      return new Effect.Probe(!opened, isUnheard(now) ? lost() : Set.of());
    } else if (opened && part.match.attendance().remaining() <= 2) {
      return Effect.Probe.NONE;
    }
    boolean found = mustBeFound(now) || (part.log.canOutliveHost() && isLost(now));
    boolean seek = mustSeek(now);
    return found || seek ? new Effect.Probe(found, seek ? lost() : Set.of()) : Effect.Probe.NONE;
  }

  /** Looks at how things stand now. */
  void note(long now) {
    unordered(now);
    if (part.log.sides.isLinked(part.log.host) || (part.onlooks() && hearsSomebody())) {
      aloneSince = NEVER;
    } else if (aloneSince == NEVER) {
      aloneSince = now;
    }
    if (!part.log.isHost() || part.log.isHeard()) {
      unheardSince = NEVER;
    } else if (unheardSince == NEVER) {
      unheardSince = now;
    }
    Attendance attendance = part.match.attendance();
    absentSince.keySet().removeIf(seat -> attendance.isPresent(seat) || !patience.isWaiting(seat));
    if (part.log.sides.hostsLie().isPresent() && liedSince == NEVER) {
      liedSince = now;
    }
  }

  private boolean mustSeek(long now) {
    if (liedSince != NEVER) {
      return now < liedSince + awayAfter() + Patience.PROBE; // the others must hear of the lie
    }
    if (isLost(now) && (part.log.canOutliveHost() || part.isWaiting())) {
      return true;
    }
    return part.isWaiting()
        && (unordered(now) >= SOON
            // nobody votes on the host, so a silent one is looked for instead
            || patience.waited(part.match.host(), now) >= awayAfter());
  }

  /** Whether this phone orders and too many seats are out of reach: another may order by now. */
  private boolean isUnheard(long now) {
    return part.needsOrder() && unheardSince != NEVER && now - unheardSince >= SOON;
  }

  /** Whether the orderer has been out of reach for a while, and is needed or may be. */
  boolean isLost(long now) {
    return part.needsOthers() && isSince(aloneSince, now);
  }

  private static boolean isSince(long since, long now) {
    return since != NEVER && now - since >= SOON;
  }

  /** Since when the door has stood open for a seat that is away while the table waits for it. */
  long absentSince(int seat, long now) {
    return absentSince.computeIfAbsent(seat, absent -> now);
  }

  /** Since when the door has stood open for this seat; empty when it has not been opened for it. */
  OptionalLong knownAbsentSince(int seat) {
    Long since = absentSince.get(seat);
    return since == null ? OptionalLong.empty() : OptionalLong.of(since);
  }

  private boolean mustBeFound(long now) {
    Attendance attendance = part.match.attendance();
    if (!part.isWaiting()) {
      return false;
    }
    for (int seat : guests()) {
      if (seat != part.seat && patience.isWaiting(seat)) {
        long waited = patience.waited(seat, now);
        if (!attendance.isPresent(seat) || waited >= turn()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The time at which {@link #wanted} may change. */
  long next(long now) {
    long next = NEVER;
    Match<?, ?> match = part.match;
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      if (patience.isWaiting(seat)) {
        long patient = seat == match.host() ? awayAfter() : turn();
        next = after(next, now - patience.waited(seat, now) + patient, now);
      }
    }
    if (oldest >= 0) {
      next = after(next, oldestSince + SOON, now);
    }
    if (aloneSince != NEVER) {
      next = after(next, aloneSince + SOON, now);
    }
    if (unheardSince != NEVER) {
      next = after(next, unheardSince + SOON, now);
    }
    return liedSince == NEVER ? next : after(next, liedSince + awayAfter() + Patience.PROBE, now);
  }

  private static long after(long next, long time, long now) {
    return time > now ? Math.min(next, time) : next;
  }

  private long turn() {
    return Patience.turnMillis(part);
  }

  private long awayAfter() {
    return turn() + Patience.GRACE;
  }

  /** The seats of the match whose phones are guests of the host's. */
  private List<Integer> guests() {
    Seating seating = part.match.seating();
    List<Integer> guests = new ArrayList<>();
    for (int seat = 0; seat < seating.seats().size(); seat++) {
      if (seat != part.match.host()) {
        guests.add(seat);
      }
    }
    return guests;
  }

  private Set<Bytes> lost() {
    Match<?, ?> match = part.match;
    Set<Bytes> npubs = new HashSet<>();
    for (int seat = 0; seat < match.setup().seats(); seat++) {
      TableSeat there = part.atTable(seat);
      boolean looked = !there.equals(CALLED) && !part.log.sides.isLinked(there);
      if (seat != part.seat && !match.attendance().isGone(seat) && looked) {
        npubs.add(part.seats().get(seat).npub());
      }
    }
    return npubs;
  }
}
