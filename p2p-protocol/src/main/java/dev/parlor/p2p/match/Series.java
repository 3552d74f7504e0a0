package dev.parlor.p2p.match;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import dev.parlor.p2p.log.Succession;
import dev.parlor.p2p.seating.MatchSeat;
import dev.parlor.p2p.seating.TableSeat;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The matches of one table, one after the other over one log. The next one begins when everybody
 * who is still there has signed the result of the last and asked for it.
 */
public final class Series<S, V> {
  private final Function<Seating, Match<S, V>> opener;
  private Match<S, V> match;
  private final int seats;
  private final TreeMap<Long, Set<TableSeat>> outs = new TreeMap<>();
  private TableSeat orderer = TableSeat.HOST;
  private long ledSince;
  private final Set<TableSeat> lost = new TreeSet<>();
  private long decided;
  private long begun; // how long the log was when this match could first be known to play

  /**
   * The first match of a table.
   *
   * @param opener makes a match, given who plays
   */
  public Series(int seats, Function<Seating, Match<S, V>> opener) {
    this.seats = seats;
    this.opener = opener;
    this.match = opener.apply(Seating.first(seats));
  }

  /** The match that is played, or the last one. */
  public Match<S, V> match() {
    return match;
  }

  /** How many entries stood in the log when this match began; 0 for the first. */
  public long begun() {
    return begun;
  }

  /** How many entries stood in the log when this match was decided; 0 before. */
  public long decided() {
    return decided;
  }

  /** Applies the next entry of the log. Whatever a peer wrote, this never throws. */
  public void apply(Ordered ordered) {
    hearing(ordered).ifPresent(hearing -> hearing.apply(ordered));
    applied(ordered);
  }

  /**
   * The match that hears the next entry of the log. Nobody hears it if its author plays no more, or
   * said it to the match before this one.
   */
  public Optional<Match<S, V>> hearing(Ordered ordered) {
    Entry entry = ordered.entry();
    boolean hears =
        !entry.payload().isSuccession()
            && !match.seating().seatOf(entry.seat()).isNone()
            && (entry.seen() >= begun || TableVerb.LEAVE.isIn(entry));
    return hears ? Optional.of(match) : Optional.empty();
  }

  /**
   * Notes that an entry was applied. It may have been the last word that another match had to wait
   * for.
   */
  public void applied(Ordered ordered) {
    Succession.in(ordered.entry()).ifPresent(next -> pass(next, ordered.order().index() + 1));
    if (!ordered.entry().payload().isSuccession() && ordered.entry().seen() >= ledSince) {
      lost.remove(ordered.entry().seat());
    }
    if (hearing(ordered).isPresent() && match.rematch().isAgreed()) {
      Match<S, V> before = match;
      begun = ordered.order().index() + 1;
      decided = 0;
      match = opener.apply(before.nextSeating());
      match.ledBy(orderer, ledSince);
      match.begin(before.rematch().hostTime(), ordered.order());
    }
    if (decided == 0 && match.outcome().isPresent()) {
      decided = ordered.order().index() + 1;
    }
    noteOut(ordered.order().index() + 1);
  }

  private void pass(Succession next, long size) {
    if (next.votes().stream().noneMatch(vote -> vote.voter().equals(orderer))
        && !next.votes().isEmpty()) {
      lost.add(orderer);
    }
    orderer = new TableSeat(next.epoch() % seats);
    ledSince = size;
    match.ledBy(orderer, size);
  }

  /** The seats that were succeeded as orderers and have said nothing since. */
  public Set<TableSeat> lost() {
    return Collections.unmodifiableSet(lost);
  }

  private void noteOut(long size) {
    Set<TableSeat> now = new TreeSet<>();
    for (TableSeat seat : TableSeat.all(seats)) {
      MatchSeat here = match.seating().seatOf(seat);
      if (here.isNone() || match.attendance().isGone(here.index())) {
        now.add(seat);
      }
    }
    if (!outAt(size).equals(now)) {
      outs.put(size, now);
    }
  }

  /** The seats of the table that were out for good when the log had this size. */
  public Set<TableSeat> outAt(long size) {
    Map.Entry<Long, Set<TableSeat>> then = outs.floorEntry(size);
    return then == null ? Set.of() : then.getValue();
  }
}
