package dev.parlor.p2p.play;

import dev.parlor.p2p.log.Chain;
import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Signatures;
import dev.parlor.p2p.match.Match;
import dev.parlor.p2p.match.Seating;
import dev.parlor.p2p.match.Series;
import dev.parlor.p2p.replica.GuestLog;
import dev.parlor.p2p.replica.Holder;
import dev.parlor.p2p.replica.HostLog;
import dev.parlor.p2p.replica.LogReader;
import dev.parlor.p2p.replica.OnlookersLog;
import dev.parlor.p2p.replica.SharedLog;
import dev.parlor.p2p.result.SheetSigning;
import dev.parlor.p2p.result.SignedResult;
import dev.parlor.p2p.seat.Effect;
import dev.parlor.p2p.seat.JournalRecord;
import dev.parlor.p2p.seat.Roster;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import dev.parlor.p2p.verdict.Verdict;
import dev.parlor.p2p.wire.Line;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One seat at a table that plays one match after the other by what the log says. Whoever drives it
 * hands it what has its place in the log, entry by entry.
 */
public final class Play<S, V> implements LogReader {
  private final Place<S, V> place;
  private final SharedLog log;
  private final Common table;
  private final Series<S, V> series;
  private final Deque<Part<S, V>> parts = new ArrayDeque<>(); // the present one alone
  private final List<Finished> finished = new ArrayList<>(); // the matches before it
  private final List<Verdict> verdicts = new ArrayList<>();
  private JournalRecord.Contents journal = new JournalRecord.Contents();
  private boolean leaves; // its player has got up, and that is not signed yet

  /**
   * A seat of this table.
   *
   * @param epoch in which its log goes on
   */
  public Play(Place<S, V> place, int epoch) {
    this.place = place;
    Roster roster = place.roster();
    Signatures signatures = place.phone().signatures();
    Chain chain = new Chain(roster.tid(), roster.sessionKeys(), signatures, this::outAt);
    Holder holder =
        new Holder(
            chain,
            roster,
            place.seat(),
            signatures.key(place.secrets().sessionSecret()),
            place.out(),
            place.now(),
            place.poll());
    this.log = log(holder, epoch);
    SheetSigning signing = new SheetSigning(roster.tid(), roster.players(), signatures);
    this.table = new Common(log, signing, this::name, this::lost);
    this.series = new Series<>(roster.seats().size(), this::open);
  }

  private SharedLog log(Holder holder, int epoch) {
    if (place.seat().isNone()) {
      return new OnlookersLog(holder, epoch, this);
    }
    return place.seat().equals(holder.chain().orderer(epoch))
        ? new HostLog(holder, epoch, this)
        : new GuestLog(holder, epoch, this);
  }

  /**
   * A match begins; a phone whose player has left keeps the log of it and the sight of the last.
   */
  private Match<S, V> open(Seating seating) {
    Part<S, V> next = Part.open(place, seating, table);
    if (next.seat >= 0 || place.seat().isNone()) {
      for (Part<S, V> last : parts) {
        last.nameOffences(); // who was put out last may have been the one whom all waited for
        List<Ordered> until = log.chain.all().subList(0, (int) log.chain.size() - 1);
        table
            .signing()
            .result(last.match)
            .ifPresent(result -> finished.add(new Finished(result, until)));
      }
      parts.clear();
      parts.add(next);
      next.recall(journal);
    }
    return next.match;
  }

  /** The own part in the present match. */
  public Part<S, V> part() {
    return parts.getLast();
  }

  public Match<S, V> match() {
    return part().match;
  }

  public Roster roster() {
    return place.roster();
  }

  public SharedLog log() {
    return log;
  }

  /** The own seat at the table; none of whoever only watches. */
  public TableSeat tableSeat() {
    return place.seat();
  }

  /** Whether this seat has agreed to the roster: nothing else is signed before. */
  public boolean hasAgreed() {
    return log.own.hasSigned();
  }

  /** What agrees to this roster: the first entry of every seat; the host's tells the time. */
  public Line agreement() {
    return Line.of("START_GAME", place.roster().tid(), place.now().getAsLong() / 1000);
  }

  /** As host: brings a station's ticket into the log. */
  public void ticket(String station, String ticket) {
    log.comeback.onceWhole(
        () -> {
          if (log.isHost() && part().isRunning() && !match().ending().ticket().isPresent()) {
            place.voice().line(Line.of("TICKET", station, ticket));
          }
        });
  }

  /** The result of the present match as far as it is signed; empty before the end. */
  public Optional<SignedResult> result() {
    return table.signing().result(match());
  }

  /** Every match of this table that is over, with the present one if it is. */
  public List<Finished> finished() {
    List<Finished> all = new ArrayList<>(finished);
    result().ifPresent(result -> all.add(new Finished(result, log.chain.all())));
    return all;
  }

  /** The match to which what stands next in the log is to be applied, if any hears it. */
  public Optional<Match<S, V>> hearing(Ordered ordered) {
    return series.hearing(ordered);
  }

  /** It was applied: another match may begin by it, or a word of this phone has its place. */
  public void applied(Ordered ordered) {
    series.applied(ordered);
    Entry entry = ordered.entry();
    if (entry.seat().equals(place.seat())) {
      part().ordered(entry);
    }
  }

  @Override
  public boolean hasBegun() {
    return match().hasBegun();
  }

  @Override
  public boolean isThere(TableSeat seat) {
    MatchSeat here = match().seating().seatOf(seat);
    return !here.isNone() && !match().attendance().isGone(here.index());
  }

  /** The seats that ordered until they were succeeded, and have said nothing since. */
  public Set<TableSeat> lost() {
    return series.lost();
  }

  private Set<TableSeat> outAt(long size) {
    return series.outAt(size);
  }

  @Override
  public Set<TableSeat> out() {
    return series.outAt(log.chain.size());
  }

  @Override
  public boolean isDecidedBeyond(long size) {
    return series.decided() > size;
  }

  @Override
  public Set<TableSeat> othersPresent() {
    Match<S, V> running = series.match();
    Set<TableSeat> others = new HashSet<>();
    for (int seat : running.attendance().present()) {
      others.add(running.seating().tableSeat(new MatchSeat(seat)));
    }
    others.remove(place.seat());
    return others;
  }

  /** What the journal of an earlier life tells, before its log is read again. */
  public void recall(JournalRecord.Contents journal) {
    this.journal = journal;
    part().recall(journal);
  }

  /**
   * The log of the journal was read: goes on with what was begun.
   *
   * @param whole whether the log is known to be so: this phone was not away
   */
  public void resume(boolean whole) {
    JournalRecord.Backlogged left = journal.backlog;
    if (left != null && left.match() == part().number()) {
      part().chores.resume(left.duty(), left.pieces());
    }
    if (whole) {
      log.comeback.goOnWith(journal.own);
    } else {
      log.comeback.resume(journal.own);
    }
  }

  /** The player gets up: signed as soon as this phone knows what it is signed after. */
  public void leave() {
    leaves = true;
    takeLeave();
  }

  private void takeLeave() {
    if (leaves && log.comeback.maySign()) {
      leaves = false;
      part().farewell.leave();
    }
  }

  /** Another log takes the place of that of an earlier one: what this phone knows of it stays. */
  public void goesOnFor(Play<S, V> earlier) {
    earlier.verdicts().forEach(this::name);
    leaves = earlier.leaves;
  }

  /** Does what the log asks of this phone now. */
  public void react() {
    part().react();
    takeLeave();
    if (log instanceof HostLog held && hasBegun() && !isThere(place.seat())) {
      held.handOver(true);
    }
    place.out().add(new Effect.Show());
  }

  /** This phone goes for a while: somebody else who is there orders from here on, if it did. */
  public void handOver() {
    if (log instanceof HostLog held) {
      held.handOver(false);
    }
  }

  /** Each lie of a seat is named once, however often it is told. */
  @Override
  public void name(Verdict verdict) {
    boolean known =
        verdicts.stream()
            .anyMatch(one -> one.seat().equals(verdict.seat()) && one.kind() == verdict.kind());
    if (!known) {
      verdicts.add(verdict);
      place.out().add(new Effect.Show());
    }
  }

  /** Who lied at this table, in all its matches, by the log or by the match. */
  public List<Verdict> verdicts() {
    return Collections.unmodifiableList(verdicts);
  }
}
