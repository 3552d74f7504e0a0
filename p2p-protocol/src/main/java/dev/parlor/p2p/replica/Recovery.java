package dev.parlor.p2p.replica;

import dev.parlor.p2p.log.Entry;
import dev.parlor.p2p.seating.TableSeat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a phone that was restarted hears about the log before it takes part again: how long it is by
 * the word of others, and what they want ordered meanwhile. So does a host before its own first
 * word. Nothing is signed before the log is known to be whole.
 */
final class Recovery {
  /** Entries of one author that come early: no honest phone has more of them under way at once. */
  private static final int MOST_EARLY = 64;

  private static final long NEVER = Long.MAX_VALUE;

  private final Map<TableSeat, Long> lengths = new HashMap<>();
  private long promised = -1; // how much of the log whoever orders was about to tell
  private long brokenSince = NEVER;
  private final Map<TableSeat, List<Entry>> early = new HashMap<>();
  private final List<Runnable> afterwards = new ArrayList<>();
  private boolean underWay;
  private boolean without;

  /** This phone was restarted: of the log it knows what its journal held. */
  void begin() {
    underWay = true;
  }

  /** Whether the log is not known to be whole yet. */
  boolean isUnderWay() {
    return underWay;
  }

  /** Signs something once the log is whole: what is signed counts from the end of all of it. */
  void onceWhole(Runnable signs) {
    if (underWay) {
      afterwards.add(signs);
    } else {
      signs.run();
    }
  }

  /** A seat says how long its log is. */
  void says(TableSeat seat, long length) {
    lengths.merge(seat, length, Math::max);
  }

  /**
   * Whoever orders says how long its log is, and tells at once what this phone lacks of that. What
   * it said before holds no longer: a length that nothing followed would be waited for for ever.
   *
   * @param size of the own log, with all that was told by now
   */
  void promises(TableSeat orderer, long length, long size, long now) {
    boolean broken = promised > size;
    brokenSince = broken ? Math.min(brokenSince, now) : NEVER;
    promised = length;
    lengths.put(orderer, length);
  }

  /** A link to whoever orders came or went: what was on its way is lost. */
  void parted() {
    promised = -1;
    brokenSince = NEVER;
  }

  /** Whether whoever orders has said to have more than this and told nothing of it so far. */
  boolean isPromisedMore(long size) {
    return underWay && promised > size;
  }

  /** Since when it has told less than it said, again and again; the end of time if it has not. */
  long brokenSince() {
    return underWay ? brokenSince : NEVER;
  }

  /** Waits no longer for seats that say nothing, nor for a length that nobody can confirm. */
  void goOnWithout() {
    without = true;
  }

  /** Whether all of these were heard, and the own log is no shorter than theirs. */
  boolean isWhole(long length, Set<TableSeat> others) {
    for (TableSeat seat : others) {
      if (!without && lengths.getOrDefault(seat, Long.MAX_VALUE) > length) {
        return false;
      }
    }
    return true;
  }

  /** The log is whole; answers what was put off until now. */
  List<Runnable> end() {
    underWay = false;
    List<Runnable> due = new ArrayList<>(afterwards);
    afterwards.clear();
    return due;
  }

  /** An entry that comes before its time; its author does not send it again. */
  void keep(Entry entry) {
    List<Entry> ofAuthor = early.computeIfAbsent(entry.seat(), seat -> new ArrayList<>());
    if (ofAuthor.size() < MOST_EARLY) {
      ofAuthor.add(entry);
    }
  }

  /** What came before its time, in the order of each author; once. */
  List<Entry> takeEarly() {
    List<Entry> all = new ArrayList<>();
    early.values().forEach(all::addAll);
    early.clear();
    return all;
  }
}
