package dev.parlor.p2p.clock;

import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.play.Part;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Breakage;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Everything that happens in a match because time passes. */
public final class Clockwork<S, V> {
  private static final int NOBODY = -1;

  private final Part<S, V> part;
  private final int seats;
  private final Patience patience = new Patience();
  private final Probing probing;
  private final Voting voting;
  private final HostWatch hostWatch;
  private final RuleTimers timers;
  private final SittingOut sittingOut;
  private final Beginning beginning;
  private long seenNow;
  private @Nullable Breakage broken;
  private boolean finished;
  private boolean neverBegins;
  private long rematchSince = -1; // since when my wish for another match is on its way

  public Clockwork(Part<S, V> part) {
    this.part = part;
    this.seats = part.match.setup().seats();
    this.probing = new Probing(part, patience);
    this.voting = new Voting(part, patience, probing);
    this.hostWatch = new HostWatch(part, probing);
    this.timers = new RuleTimers(part);
    this.sittingOut = new SittingOut(part);
    this.beginning = new Beginning(part, probing);
  }

  /** Whether these are the clocks of this part. */
  public boolean isOf(Part<?, ?> other) {
    return part == other;
  }

  /** Which ways beside the one through the host are wanted now. */
  public Effect.Probe probe(long now) {
    return probing.wanted(now);
  }

  /** Whether nothing can go on at this table. */
  public boolean isBroken() {
    return breakage().isPresent();
  }

  /** Whether whoever opened the table was lost before its match, for too long to be waited for. */
  public boolean neverBegins() {
    return neverBegins;
  }

  /** Why nothing can go on at this table. */
  public Optional<Breakage> breakage() {
    Optional<Breakage> lied = part.log.sides.hostsLie().map(Breakage::by);
    return lied.isPresent() ? lied : Optional.ofNullable(broken);
  }

  private void breakFor(Breakage.Why why, int seat) {
    if (broken == null) {
      broken = Breakage.of(why, part.atTable(seat));
    }
  }

  /** The seats that everybody waits for: players who think, and phones that owe something. */
  private Set<Integer> awaited() {
    Match<S, V> match = part.match;
    Set<Integer> awaited = new TreeSet<>();
    if (part.isRunning()) {
      for (int seat = 0; seat < seats; seat++) {
        if (!match.attendance().isGone(seat)
            && (match.awaited().owes(seat) || timers.owesSeal(seat, seenNow))) {
          awaited.add(seat);
        }
      }
    }
    // players may lack the cards that they need to decide while a phone owes something, so phones
    // come first
    return awaited.isEmpty() ? new TreeSet<>(match.awaited().toAct()) : awaited;
  }

  /**
   * The seats that everybody waits for, as a screen shows them: also who has yet to confirm, and
   * who has yet to sign.
   */
  public Set<Integer> shownAsAwaited() {
    return part.isRunning() ? awaited() : part.match.wordMissing();
  }

  /**
   * Who is away, for a screen. At a table that goes on without the silent this includes a silent
   * seat that can't be voted out, and anywhere a lost orderer whom the others are about to replace.
   *
   * @param lost the seats of the table that ordered before and have said nothing since
   */
  public Set<Integer> shownAsAway(Set<TableSeat> lost) {
    Set<Integer> away = new TreeSet<>(part.match.attendance().away());
    if (hostWatch.isMissed() && probing.isLost(seenNow)) {
      away.add(part.match.host());
    }
    lost.forEach(seat -> away.add(part.match.seating().seatOf(seat).index()));
    away.removeIf(seat -> seat < 0 || part.match.attendance().isGone(seat));
    if (part.isRunning()) {
      for (int seat = 0; seat < seats; seat++) {
        if (!part.match.attendance().isGone(seat) && voting.waitsWithoutEnd(seat)) {
          away.add(seat);
        }
      }
    }
    return away;
  }

  /**
   * What runs out, for a screen. Each seat that is waited for has its countdowns in the order in
   * which they end.
   */
  public List<Countdown> countdowns() {
    List<Countdown> all = new ArrayList<>();
    if (broken == null && part.isRunning()) {
      awaited().forEach(seat -> voting.countDown(seat, seenNow, all));
      hostWatch.countDown(seenNow, all);
      timers.countDown(all);
      sittingOut.countDown(all);
      all.removeIf(one -> hostWatch.isMissed() && one.what().isOfSilence());
    }
    return all;
  }

  /** Does what is due and tells when to look again. */
  public long tick(long now) {
    Alarm alarm = new Alarm(now);
    seenNow = now;
    if (!isBroken() && part.match.hasBegun()) {
      work(alarm);
    } else if (!part.match.hasBegun()) {
      neverBegins = beginning.isGivenUp(alarm);
    }
    long due = alarm.next();
    probing.note(now);
    if (!isBroken()) {
      due = Math.min(due, part.log.askAgain(now));
      if (part.isWaiting()) {
        due = Math.min(due, part.log.vouch(now));
      }
      due = Math.min(due, part.log.lookForSuccession(part.needsOrder()));
    }
    return Math.min(due, probing.next(now));
  }

  private void work(Alarm alarm) {
    if (part.isRunning()) {
      play(alarm);
    } else {
      if (part.log.isHost()) {
        finish(alarm);
      }
      rematch(alarm);
    }
  }

  private void play(Alarm alarm) {
    Match<S, V> match = part.match;
    Set<Integer> awaited = awaited();
    Set<Integer> waitedFor = new TreeSet<>(awaited);
    waitedFor.addAll(match.attendance().voices().missing());
    if (match.engine().isExhausted()) {
      breakFor(Breakage.Why.COINS_SPENT, NOBODY);
    }
    boolean cutOff = probing.isCutOff(alarm);
    if (cutOff) {
      waitedFor.clear(); // a phone that hears nobody can't know who is silent
    }
    patience.update(waitedFor, timers.windowWaitsFor(alarm.now), match.progress(), alarm.now);
    sittingOut.note(alarm.now);
    if (part.onlooks()) {
      return; // whoever only watches waits as long as the seats do
    }
    long size = part.log.chain.size();
    if (hostWatch.isGone(alarm, cutOff)) {
      breakFor(Breakage.Why.HOST_SILENT, match.host());
    }
    if (!part.log.comeback.maySign() || match.attendance().isGone(part.seat) || cutOff) {
      // a phone signs nothing before its log is known to be whole, nor after its seat is out
      return;
    }
    turn(alarm);
    sittingOut.tick(alarm);
    timers.tick(alarm);
    for (int seat = 0; seat < seats; seat++) {
      if (seat != part.seat && voting.judge(seat, alarm)) {
        tooLong(seat);
      }
    }
    if (awaited.contains(part.seat)
        && part.log.own.isEmpty()
        && part.log.chain.size() == size
        && !match.kit().goesOnWithoutTheSilent()
        && alarm.isDue(voting.givenUpAt(part.seat, alarm.now))) {
      breakFor(Breakage.Why.OWN_JOURNAL, part.seat); // the phone owes something that it has lost
    }
  }

  /** My own time is out: my phone signs the default. */
  private void turn(Alarm alarm) {
    Match<S, V> match = part.match;
    int me = part.seat;
    if (match.awaited().toAct().contains(me)
        && part.choosing.pending() == null
        && alarm.isDue(waitingSince(alarm) + Patience.turnMillis(part))) {
      part.choose(match.kit().game().timeout(match.state(), me, part.own));
    }
  }

  private long waitingSince(Alarm alarm) {
    return alarm.now - patience.waited(part.seat, alarm.now);
  }

  /**
   * Says when the match was over. It says so once: a time that is refused now would be refused
   * later as well. After a restart it waits no longer than in a match for those who are lost.
   */
  private void finish(Alarm alarm) {
    if (part.log.comeback.isUnderWay()) {
      hostWatch.isGone(alarm, false);
    } else if (!finished && !part.match.ending().closing().isPresent()) {
      finished = true;
      part.voice.line(Line.of("FINISH", alarm.now / 1000));
    }
  }

  /**
   * Players who are asked for another match have their time, like anybody for whom a table waits.
   * When it is over, the own phone gets up for its player, and the others vote a silent seat out.
   */
  private void rematch(Alarm alarm) {
    Set<Integer> asked = part.match.rematch().awaited();
    Set<Integer> waitedFor = new TreeSet<>(asked);
    if (!asked.isEmpty()) {
      waitedFor.addAll(part.match.attendance().voices().missing());
    }
    patience.update(waitedFor, Set.of(), part.match.progress(), alarm.now);
    if (!part.log.comeback.maySign() || part.onlooks()) {
      return;
    }
    if (!part.farewell.isRematchOnItsWay()) {
      rematchSince = -1;
    } else if (rematchSince < 0) {
      rematchSince = alarm.now;
    }
    boolean mine = asked.contains(part.seat);
    if ((mine && alarm.isDue(waitingSince(alarm) + Patience.REMATCH))
        || (rematchSince >= 0 && alarm.isDue(rematchSince + Patience.REMATCH + probing.limit()))) {
      part.farewell.getUp();
    }
    for (int seat : waitedFor) {
      if (seat != part.seat && voting.judge(seat, alarm)) {
        tooLong(seat);
      }
    }
  }

  /**
   * Nothing goes on without a seat that stays silent: during a match the table is broken, after one
   * the evening is over.
   */
  private void tooLong(int seat) {
    if (hostWatch.isMissed()) {
      return; // nothing can be ordered without the lost orderer, so that is helped first
    }
    if (part.match.outcome().isPresent()) {
      part.farewell.getUp();
    } else {
      breakFor(Breakage.Why.SEAT_SILENT, seat);
    }
  }
}
