package dev.parlor.tables.scene;

import java.util.List;
import java.util.OptionalInt;

/**
 * Something to be read off a line, such as where a third card must fall, how many points a first
 * meld still lacks, the chances of a guess, or the states of a machine.
 *
 * @param from the least value of the line
 * @param to the greatest
 * @param stops what is marked on it, in order
 * @param cursor where it stands now
 * @param movable whether the person who looks can move the cursor, by tapping the place of a stop;
 *     the index of that place is the number of the stop
 */
public record Gauge(
    At at,
    Kind kind,
    Phrase caption,
    int from,
    int to,
    List<Stop> stops,
    OptionalInt cursor,
    boolean movable) {
  public Gauge {
    stops = List.copyOf(stops);
  }

  /** How a line is to be drawn. */
  public enum Kind {
    /** Ranks from low to high with marks at some of them; never mirrored. */
    NUMBER_LINE,
    /** Filled up to the cursor. */
    PROGRESS,
    /** Parts of a whole, each stop the share of one outcome. */
    ODDS,
    /** One stop after the other in time; the cursor says which is shown. */
    HISTORY
  }

  /**
   * @param value where it stands on the line, or its share
   */
  public record Stop(int value, Phrase words) {}

  public static Gauge at(int group, Kind kind, Phrase caption, int from, int to, List<Stop> stops) {
    return new Gauge(
        At.middle(At.Kind.GAUGE).group(group),
        kind,
        caption,
        from,
        to,
        stops,
        OptionalInt.empty(),
        false);
  }

  public Gauge standingAt(int value) {
    return new Gauge(at, kind, caption, from, to, stops, OptionalInt.of(value), movable);
  }

  public Gauge movableNow() {
    return new Gauge(at, kind, caption, from, to, stops, cursor, true);
  }
}
