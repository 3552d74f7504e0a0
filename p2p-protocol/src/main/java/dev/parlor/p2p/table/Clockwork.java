package dev.parlor.p2p.table;

import dev.parlor.games.Timer;
import dev.parlor.p2p.match.Attendance;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Everything that happens because time passes: the own default when the own time is out, timers of
 * the rules, windows, and the votes on seats that keep the table waiting.
 */
final class Clockwork<S, V> {
  private final Part<S, V> part;
  private final int seats;
  private final Patience patience = new Patience();
  private final Probing<S, V> probing;
  private final Map<Timer, Long> timerEnds = new HashMap<>();
  private final Set<Timer> told = new HashSet<>();
  private final Map<Integer, Long> lastVote = new HashMap<>(); // by target, the entry's counter
  private int window = -1;
  private long windowEnds;
  private long seenNow;
  private boolean broken;
  private boolean finished;
  private long unordered = -1; // size of the log while something of mine is on its way
  private long unorderedSince;
  private long rematchSince = -1; // since when my wish for another match is on its way
  private long next;

  Clockwork(Part<S, V> part) {
    this.part = part;
    this.seats = part.match.setup().seats();
    this.probing = new Probing<>(part, patience);
  }

  /** Which ways beside the one through the host are wanted now. */
  Effect.Probe probe(long now) {
    return probing.wanted(now);
  }

  /** Whether somebody without whom nothing can go on has been silent too long. */
  boolean isBroken() {
    return broken || part.log.hostLied();
  }

  /** The seats that everybody waits for: players who think, and phones that owe something. */
  Set<Integer> awaited() {
    Match<S, V> match = part.match;
    Set<Integer> awaited = new TreeSet<>();
    if (match.hasBegun() && !match.outcome().isPresent()) {
      for (int seat = 0; seat < seats; seat++) {
        if (!match.attendance().isGone(seat) && owes(seat)) {
          awaited.add(seat);
        }
      }
    }
    // while a phone owes something the players may lack the cards to decide by
    return awaited.isEmpty() ? new TreeSet<>(match.toAct()) : awaited;
  }

  /** What runs out, for a screen; for each seat that is waited for first what comes first. */
  List<Countdown> countdowns() {
    List<Countdown> all = new ArrayList<>();
    Match<S, V> match = part.match;
    if (broken || !match.hasBegun() || match.outcome().isPresent()) {
      return all;
    }
    for (int seat : awaited()) {
      if (patience.isWaiting(seat)) {
        long turn = seenNow - patience.waited(seat, seenNow) + match.kit().turnSeconds() * 1000L;
        addCountdowns(seat, turn, all);
      }
    }
    if (unordered >= 0 && !part.log.isHost()) { // a word of mine has no place in the log yet
      long since = Math.min(unorderedSince, seenNow - probing.unordered(seenNow));
      long ends = since + probing.limit();
      all.add(new Countdown(Countdown.What.BROKEN, match.seating().host(), ends));
    }
    timerEnds.forEach(
        (timer, ends) -> all.add(new Countdown(Countdown.What.TIMER, timer.seat(), ends)));
    if (match.windows().number().orElse(-1) == window && window >= 0) {
      all.add(new Countdown(Countdown.What.WINDOW, Timer.ALL, windowEnds));
    }
    return all;
  }

  private void addCountdowns(int seat, long turn, List<Countdown> all) {
    Attendance attendance = part.match.attendance();
    long away = turn + Patience.GRACE;
    if (attendance.isPresent(seat)) {
      all.add(new Countdown(Countdown.What.TURN, seat, turn));
    }
    if (seat == part.seat) {
      return;
    }
    if (seat == part.match.seating().host() || attendance.remaining() <= 2) {
      all.add(new Countdown(Countdown.What.BROKEN, seat, away + Patience.PROBE));
      return;
    }
    if (attendance.isPresent(seat)) {
      all.add(new Countdown(Countdown.What.AWAY, seat, away));
    }
    all.add(new Countdown(Countdown.What.BROKEN, seat, away + 3 * Patience.PROBE));
    probing
        .knownAbsentSince(seat)
        .ifPresent(
            since -> all.add(new Countdown(Countdown.What.GONE, seat, since + Patience.PROBE)));
  }

  /** The same for a screen, which shows who has yet to confirm and who has yet to sign as well. */
  Set<Integer> shownAsAwaited() {
    Match<S, V> match = part.match;
    return match.hasBegun() && !match.outcome().isPresent() ? awaited() : match.wordMissing();
  }

  /** Whether everybody should have sealed by now. */
  private boolean windowIsOver() {
    return part.match.windows().number().orElse(-1) == window && seenNow >= windowEnds;
  }

  private boolean owes(int seat) {
    Match<S, V> match = part.match;
    return match.owes(seat) || (windowIsOver() && match.windows().mustSeal(seat));
  }

  /** Does what is due and tells when to look again. */
  long tick(long now) {
    long due = work(now);
    probing.note(now);
    if (!isBroken()) {
      due = Math.min(due, part.log.askAgain(now));
      if (part.isWaiting()) {
        due = Math.min(due, part.log.vouch(now));
      }
    }
    return Math.min(due, probing.next(now));
  }

  private long work(long now) {
    next = Long.MAX_VALUE;
    seenNow = now;
    Match<S, V> match = part.match;
    if (isBroken() || !match.hasBegun()) {
      return next;
    }
    if (match.outcome().isPresent()) {
      if (part.log.isHost() && !match.closing().isPresent()) {
        finish(now);
      }
      rematch(now);
      return next;
    }
    Set<Integer> awaited = awaited();
    Set<Integer> waitedFor = new TreeSet<>(awaited);
    waitedFor.addAll(match.attendance().voteMissing());
    broken |= match.engine().isExhausted(); // too many have spoilt the coin
    patience.update(waitedFor, match.progress(), now);
    long size = part.log.chain.size();
    hostOrders(now);
    if (part.log.isCatchingUp() || match.attendance().isGone(part.seat)) {
      return next; // before the log is known to be whole, and once it is out, it signs nothing
    }
    turn(now);
    timers(now);
    window(now);
    for (int seat = 0; seat < seats; seat++) {
      if (seat != part.seat) {
        vote(seat, now);
      }
    }
    if (awaited.contains(part.seat) && part.log.own.isEmpty() && part.log.chain.size() == size) {
      broken |= due(givenUpAt(part.seat, now), now); // it can't pay: its journal is not whole
    }
    return next;
  }

  private long awayAt(int seat, long now) {
    long since = now - patience.waited(seat, now);
    return since + part.turnMillis() + Patience.GRACE;
  }

  /**
   * When nobody waits for a seat any longer: without the host nothing is ordered, and two alone
   * can't judge each other; otherwise those whose votes are still missing then are silent too.
   */
  private long givenUpAt(int seat, long now) {
    Match<S, V> match = part.match;
    boolean judged = seat != match.seating().host() && match.attendance().remaining() > 2;
    return awayAt(seat, now) + (judged ? 3 : 1) * Patience.PROBE;
  }

  /** Says when the match was over: once, for what is no good then never will be. */
  private void finish(long now) {
    if (part.log.isCatchingUp()) {
      hostOrders(now);
    } else if (!finished) {
      finished = true;
      part.log.line(Line.of("FINISH", now / 1000));
    }
  }

  /**
   * Who was asked for another match has its time like anybody whom a table waits for: then its own
   * phone gets up for it, and one that is silent is voted out.
   */
  private void rematch(long now) {
    Set<Integer> asked = part.match.rematchAwaited();
    Set<Integer> waitedFor = new TreeSet<>(asked);
    if (!asked.isEmpty()) {
      waitedFor.addAll(part.match.attendance().voteMissing());
    }
    patience.update(waitedFor, part.match.progress(), now);
    if (part.log.isCatchingUp()) {
      return;
    }
    if (!part.ending.isRematchOnItsWay()) {
      rematchSince = -1;
    } else if (rematchSince < 0) {
      rematchSince = now;
    }
    boolean mine = asked.contains(part.seat);
    if ((mine && due(now - patience.waited(part.seat, now) + Patience.REMATCH, now))
        || (rematchSince >= 0 && due(rematchSince + Patience.REMATCH + probing.limit(), now))) {
      part.ending.getUp();
    }
    for (int seat : waitedFor) {
      if (seat != part.seat) {
        vote(seat, now);
      }
    }
  }

  /** Nothing goes on without a seat that stays silent: the table is broken, or the evening over. */
  private void tooLong(boolean is) {
    if (is && part.match.outcome().isPresent()) {
      part.ending.getUp();
    } else {
      broken |= is;
    }
  }

  private boolean due(long time, long now) {
    if (time <= now) {
      return true;
    }
    next = Math.min(next, time);
    return false;
  }

  /** My own time is out: my phone signs the default. */
  private void turn(long now) {
    Match<S, V> match = part.match;
    int me = part.seat;
    if (!match.toAct().contains(me) || part.choosing.pending() != null) {
      return;
    }
    long limit = part.turnMillis();
    if (due(now + limit - patience.waited(me, now), now)) {
      part.choosing.choose(match.kit().game().timeout(match.state(), me, part.own));
    }
  }

  private void timers(long now) {
    Map<Timer, Integer> running = part.match.timers();
    timerEnds.keySet().retainAll(running.keySet());
    told.retainAll(running.keySet());
    told.removeIf(timer -> !isMine(timer)); // its owner is back
    running.forEach((timer, millis) -> timerEnds.putIfAbsent(timer, now + millis));
    for (Map.Entry<Timer, Long> end : new HashMap<>(timerEnds).entrySet()) {
      Timer timer = end.getKey();
      if (isMine(timer) && !told.contains(timer) && due(end.getValue(), now)) {
        told.add(timer);
        part.log.line(Line.of("ELAPSED", timer.kind(), timer.seat() + 1, timer.number()));
      }
    }
  }

  /** Whether this phone has a word to say when this timer is over. */
  private boolean isMine(Timer timer) {
    return timer.seat() == part.seat
        || timer.seat() == Timer.ALL
        || part.match.attendance().isAway(timer.seat());
  }

  private void window(long now) {
    if (!part.match.windows().number().isPresent()) {
      return;
    }
    int number = part.match.windows().number().getAsInt();
    if (number != window) {
      window = number;
      windowEnds = now + part.match.windows().millis();
    }
    if (due(windowEnds, now) && part.match.windows().mustSeal(part.seat)) {
      part.choosing.sealWindow();
    }
  }

  /** What a guest signed is ordered soon, or the host is gone. */
  private void hostOrders(long now) {
    if (part.log.own.isEmpty() && !part.log.isCatchingUp()) {
      unordered = -1;
      return;
    }
    if (part.log.chain.size() != unordered) {
      unordered = part.log.chain.size();
      unorderedSince = now;
    }
    long limit = probing.limit();
    if (!part.log.isHost() && !part.log.own.isEmpty()) {
      broken |= due(now - probing.unordered(now) + limit, now);
    }
    if (due(unorderedSince + limit, now)) {
      if (part.log.isHost()) {
        part.log.goOnWithout(); // a guest that is gone has nothing to tell
      } else {
        broken = true;
      }
    }
  }

  /**
   * What this phone says of a silent seat, it says by its own clock alone: it does not sign what
   * others say of somebody for whom it has not waited long enough itself.
   */
  private void vote(int seat, long now) {
    if (!patience.isWaiting(seat)
        || !part.match.mayBeAwaited(seat)
        || part.log.sides.holdsWordOf(part.match.seating().tableSeat(seat))) {
      return;
    }
    Match<S, V> match = part.match;
    Attendance attendance = match.attendance();
    if (seat != match.seating().host() && attendance.remaining() > 2) {
      long awayAt = awayAt(seat, now);
      if (attendance.isPresent(seat)) {
        long agreed = attendance.isCalled(seat) ? awayAt - Patience.TOLERANCE : awayAt;
        if (!attendance.hasVotedAway(part.seat, seat) && due(agreed, now)) {
          vote(seat, false);
        }
      } else if (!attendance.hasVotedForfeit(part.seat, seat)
          && due(probing.absentSince(seat, now) + Patience.PROBE, now)) {
        vote(seat, true);
      }
    }
    tooLong(due(givenUpAt(seat, now), now));
  }

  /** Votes once; until the vote has its place in the log it is not repeated. */
  private void vote(int seat, boolean forfeit) {
    if (!part.log.own.contains(lastVote.getOrDefault(seat, -1L))) {
      lastVote.put(seat, part.log.own.nextCounter());
      part.log.line(Line.of(forfeit ? "FORFEIT" : "AWAY", seat + 1));
    }
  }
}
