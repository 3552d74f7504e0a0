package dev.parlor.p2p.match;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.log.Ordered;
import java.util.function.Function;

/**
 * The matches of one table, one after the other over one log: the next begins when everybody who is
 * still there has signed the result of the last and asked for it.
 */
public final class Series<S, V> {
  private final Function<Seating, Match<S, V>> opener;
  private Match<S, V> match;
  private long begun; // size of the log with which this match could first be known to play

  /**
   * The first match of a table.
   *
   * @param opener makes a match, given who plays
   */
  public Series(int seats, Function<Seating, Match<S, V>> opener) {
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

  /** Applies what stands next in the log. Whatever a peer wrote, this never throws. */
  public void apply(Ordered ordered) {
    Entry entry = ordered.entry();
    if (match.seating().seatOf(entry.seat()) < 0
        || (entry.seen() < begun && !TableVerb.LEAVE.isIn(entry))) {
      return; // of somebody who plays no more, or said to the match before this one
    }
    match.apply(ordered);
    if (match.isRematchAgreed()) {
      Match<S, V> before = match;
      begun = ordered.order().index() + 1;
      match = opener.apply(before.nextSeating());
      match.begin(before.rematchTime(), ordered.order());
    }
  }
}
