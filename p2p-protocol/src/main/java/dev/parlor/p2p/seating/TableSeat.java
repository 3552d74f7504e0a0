package dev.parlor.p2p.seating;

import java.util.ArrayList;
import java.util.List;

/**
 * A seat of a table: its place in the roster, in entries and in transcripts. It stays the same for
 * as long as the table stands, while a rematch gives the same player another seat in the match.
 */
public record TableSeat(int index) implements Comparable<TableSeat> {
  /** The seat of the player who opened the table. It orders in the first epoch. */
  public static final TableSeat HOST = new TableSeat(0);

  /** The seat of somebody who has none. */
  public static final TableSeat NONE = new TableSeat(-1);

  /** The seat with this number from 1, as lines and people count. */
  public static TableSeat numbered(int number) {
    return new TableSeat(number - 1);
  }

  /** All seats of a table of this size, the host's first. */
  public static List<TableSeat> all(int seats) {
    List<TableSeat> all = new ArrayList<>();
    for (int index = 0; index < seats; index++) {
      all.add(new TableSeat(index));
    }
    return all;
  }

  public boolean isNone() {
    return index < 0;
  }

  /** The number from 1, as lines and people count. */
  public int number() {
    return index + 1;
  }

  @Override
  public int compareTo(TableSeat other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return "seat " + number();
  }
}
