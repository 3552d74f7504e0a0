package dev.parlor.p2p.seating;

import java.util.ArrayList;
import java.util.List;

/**
 * A seat of a table: its place in the roster, in entries and in transcripts, the same for as long
 * as the table stands. In a rematch somebody sits elsewhere in the match, and here on the same
 * seat.
 */
public record TableSeat(int index) implements Comparable<TableSeat> {
  /** Who opened the table, and orders what all say. */
  public static final TableSeat HOST = new TableSeat(0);

  /** Of whoever has no seat. */
  public static final TableSeat NONE = new TableSeat(-1);

  /** As a line and a person count them, from 1. */
  public static TableSeat numbered(int number) {
    return new TableSeat(number - 1);
  }

  /** The seats of a table with so many of them, the host's first. */
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

  /** As a line and a person count them, from 1. */
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
