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
 * One seat at a table, which plays one match after the other as the log says. A driver hands it
 * each entry that has its place in the log.
 */
public final class Play<S, V> implements LogReader {
  private final Place<S, V> place;
  private final SharedLog log;
  private final Common table;
  private final Series<S, V> series;
  // holds the part in the present match only
  private final Deque<Part<S, V>> parts = new ArrayDeque<>();
  private final List<Finished> finished = new ArrayList<>(); // the matches before the present one
  private final List<Verdict> verdicts = new ArrayList<>();
  private JournalRecord.Contents journal = new JournalRecord.Contents();
  private boolean leaves; // whether its player has got up and that is not signed yet

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
   * Opens a match. A phone whose player has left keeps its log, but goes on showing the last match.
   */
  private Match<S, V> open(Seating seating) {
    Part<S, V> next = Part.open(place, seating, table);
    if (next.seat >= 0 || place.seat().isNone()) {
      for (Part<S, V> last : parts) {
        last.nameOffences(); // the table may have waited for the seat that was put out last
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

  /** The own seat at the table; none for a phone that only watches. */
  public TableSeat tableSeat() {
    return place.seat();
  }

  /** Whether this seat has agreed to the roster. It signs nothing else before. */
  public boolean hasAgreed() {
    return log.own.hasSigned();
  }

  /**
   * The line that agrees to the roster. It is the first entry of every seat; the host's also tells
   * the time.
   */
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

  /** The result of the present match as far as it is signed; empty before its end. */
  public Optional<SignedResult> result() {
    return table.signing().result(match());
  }

  /** Every match of this table that is over, including the present one if it is. */
  public List<Finished> finished() {
    List<Finished> all = new ArrayList<>(finished);
    result().ifPresent(result -> all.add(new Finished(result, log.chain.all())));
    return all;
  }

  /** The match that hears the next entry of the log; empty if none does. */
  public Optional<Match<S, V>> hearing(Ordered ordered) {
    return series.hearing(ordered);
  }

  /**
   * Notes that an entry was applied. Another match may begin by it, and an entry of this phone may
   * have got its place.
   */
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

  /** The seats that were succeeded as orderers and have said nothing since. */
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

  /** Takes what the journal tells, before its log is read again. */
  public void recall(JournalRecord.Contents journal) {
    this.journal = journal;
    part().recall(journal);
  }

  /**
   * Goes on with what was begun, after the log of the journal was read.
   *
   * @param whole whether the log is known to be whole, because this phone was not away
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

  /**
   * The player gets up. That is signed as soon as this phone knows the log behind which it signs.
   */
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

  /**
   * Goes on for an earlier seat at the same table, with another log. It takes over the verdicts and
   * the wish to leave.
   */
  public void goesOnFor(Play<S, V> earlier) {
    earlier.verdicts().forEach(this::name);
    leaves = earlier.leaves;
  }

  /** Does what the log asks of this phone now. */
  public void react() {
    part().react();
    takeLeave();
    if (hasBegun() && !isThere(place.seat())) {
      log.handOver(true);
    }
    place.out().add(new Effect.Show());
  }

  /** This phone goes for a while. If it orders, it hands that over to a seat that is there. */
  public void handOver() {
    log.handOver(false);
  }

  /** Names each lie of a seat once, however often it is told. */
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

  /** Who lied at this table, in all its matches, as the log or a match found. */
  public List<Verdict> verdicts() {
    return Collections.unmodifiableList(verdicts);
  }
}
